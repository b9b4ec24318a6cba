// The test program for ../../check.py: reads a command per line of standard input, writes an answer per line of output.
package main

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	headword "example.org/headword"
)

type command struct {
	Do           string
	Method       string
	Params       any
	Word         string
	Count        int
	Milliseconds time.Duration
}

func main() {
	client := connect(os.Args[1])
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		order := command{Milliseconds: 60000}
		if err := json.Unmarshal(lines.Bytes(), &order); err != nil {
			panic(err)
		}
		if result, err := do(client, order); err != nil {
			say("error", told(err))
		} else {
			say("result", result)
		}
	}
	client.Close()
	say("result", "closed")
}

func connect(address string) *headword.Client {
	kind, place, _ := strings.Cut(address, ":")
	switch kind {
	case "tcp":
		return headword.Dial("tcp", "127.0.0.1:"+place)
	case "tls":
		return dialTLS(strings.Split(place, ","))
	case "unix":
		return headword.Dial("unix", place)
	default:
		return headword.Start(place, "serve", "--stdio")
	}
}

// dialTLS creates a client for a port, with the file of an authority and optionally those of a certificate and its key.
func dialTLS(parts []string) *headword.Client {
	authority, err := os.ReadFile(parts[1])
	if err != nil {
		panic(err)
	}
	configuration := &tls.Config{RootCAs: x509.NewCertPool()}
	configuration.RootCAs.AppendCertsFromPEM(authority)
	if len(parts) == 4 {
		certificate, err := tls.LoadX509KeyPair(parts[2], parts[3])
		if err != nil {
			panic(err)
		}
		configuration.Certificates = []tls.Certificate{certificate}
	}
	return headword.DialTLS("127.0.0.1:"+parts[0], configuration)
}

func do(client *headword.Client, order command) (any, error) {
	ctx, cancel := context.WithTimeout(context.Background(), order.Milliseconds*time.Millisecond)
	defer cancel()
	switch order.Do {
	case "call":
		var result any
		err := client.Call(ctx, order.Method, order.Params, &result)
		return result, err
	case "define":
		return define(ctx, client, order.Word)
	case "many":
		return many(ctx, client, order.Count), nil
	case "cancel":
		ctx, cancel := context.WithCancel(context.Background())
		time.AfterFunc(order.Milliseconds*time.Millisecond, cancel)
		return nil, client.Call(ctx, order.Method, nil, new(any))
	default:
		return nil, errors.New("no such command")
	}
}

func define(ctx context.Context, client *headword.Client, word string) (any, error) {
	parameters := headword.DictionaryEntriesParameters{Word: word}
	answer, err := client.DictionaryEntries(ctx, parameters)
	if err != nil {
		return nil, err
	}
	entry := answer.Results[0].LexicalEntries[0]
	definition := entry.Entries[0].Senses[0].Definitions[0]
	return map[string]any{"category": entry.LexicalCategory, "definition": definition}, nil
}

func many(ctx context.Context, client *headword.Client, count int) int64 {
	var right atomic.Int64
	var all sync.WaitGroup
	for number := 0; number < count; number++ {
		text := fmt.Sprint("n", number)
		all.Add(1)
		go func() {
			defer all.Done()
			answer, err := client.EchoText(ctx, headword.EchoTextParameters{Text: text})
			if err == nil && answer == text {
				right.Add(1)
			}
		}()
	}
	all.Wait()
	return right.Load()
}

func told(err error) map[string]any {
	object := map[string]any{"kind": "other", "message": err.Error()}
	var failure *headword.RPCError
	switch {
	case errors.As(err, &failure):
		object["kind"], object["status"], object["reason"] = "rpc", failure.Status, failure.Reason
		object["parameter"], object["suggestions"] = failure.Parameter, failure.Suggestions
		object["retryAfter"] = failure.RetryAfter
	case errors.Is(err, context.DeadlineExceeded):
		object["kind"] = "deadline"
	case errors.Is(err, context.Canceled):
		object["kind"] = "cancelled"
	case errors.Is(err, headword.ErrConnectionLost):
		object["kind"] = "connection"
	}
	return object
}

func say(name string, value any) {
	line, _ := json.Marshal(map[string]any{name: value})
	fmt.Println(string(line))
}
