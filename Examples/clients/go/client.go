// Package headword is a client of Headword servers.
package headword

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"net"
	"sync"
	"time"
)

const retries = 3

// Client calls a server over one connection, which is opened when it is needed and reopened when it breaks. Any number
// of goroutines may use it.
//
// All methods only read, so a call is sent once more if its connection broke, and again later if the server says so. The
// context of a call ends all attempts.
type Client struct {
	Token   string        // What the server wants to be shown, if it does.
	Timeout time.Duration // The deadline of calls whose contexts have none.

	open   func(context.Context) (io.ReadWriteCloser, error)
	closed chan struct{}
	turn   chan struct{} // Held by who connects.

	mutex      sync.Mutex
	connection *connection
	trouble    error // Why the last attempt to connect was in vain.
	failures   int
}

func newClient(open func(context.Context) (io.ReadWriteCloser, error)) *Client {
	return &Client{
		Timeout: 30 * time.Second,
		open:    open,
		closed:  make(chan struct{}),
		turn:    make(chan struct{}, 1),
	}
}

// Some returns a pointer to a value, for optional numbers and booleans.
func Some[Value any](value Value) *Value { return &value }

// Close closes the connection; calls that wait for answers fail.
func (client *Client) Close() {
	client.mutex.Lock()
	isFirst := !client.isClosed()
	if isFirst {
		close(client.closed)
	}
	connection := client.connection
	client.mutex.Unlock()
	if connection != nil {
		connection.close(ErrClosed)
	}
}

func (client *Client) isClosed() bool {
	select {
	case <-client.closed:
		return true
	default:
		return false
	}
}

// Call calls any method, and decodes its result.
func (client *Client) Call(ctx context.Context, method string, parameters, result any) error {
	if _, has := ctx.Deadline(); !has {
		var end context.CancelFunc
		ctx, end = context.WithTimeout(ctx, client.Timeout)
		defer end()
	}
	text, err := client.persist(ctx, method, parameters)
	if errors.Is(err, context.DeadlineExceeded) {
		client.mutex.Lock()
		defer client.mutex.Unlock()
		if client.trouble != nil {
			return fmt.Errorf("no answer to '%s' in time, since %v: %w", method, client.trouble, err)
		}
		return fmt.Errorf("no answer to '%s' in time: %w", method, err)
	}
	if err != nil {
		return err
	}
	return json.Unmarshal(text, result)
}

func call[Result any](ctx context.Context, client *Client, method string, parameters any) (result Result, err error) {
	err = client.Call(ctx, method, parameters, &result)
	return result, err
}

func (client *Client) persist(ctx context.Context, method string, parameters any) (json.RawMessage, error) {
	isSentAgain, retried := false, 0
	for {
		connection, err := client.openConnection(ctx)
		if err != nil {
			return nil, err
		}
		text, err := connection.answer(ctx, method, parameters)
		var failure *RPCError
		switch {
		case errors.Is(err, ErrConnectionLost) && !isSentAgain:
			isSentAgain = true
		case errors.As(err, &failure) && failure.Retryable && retried < retries:
			pause := backoff(retried)
			if failure.RetryAfter != nil {
				pause = time.Duration(*failure.RetryAfter * float64(time.Second))
			}
			if deadline, has := ctx.Deadline(); has && time.Until(deadline) <= pause {
				return nil, err
			}
			retried++
			if err := client.sleep(ctx, pause); err != nil {
				return nil, err
			}
		default:
			return text, err
		}
	}
}

func (client *Client) openConnection(ctx context.Context) (*connection, error) {
	select {
	case client.turn <- struct{}{}:
		defer func() { <-client.turn }()
	case <-client.closed:
		return nil, ErrClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	for !client.isClosed() {
		if client.connection != nil && client.connection.isOpen() {
			return client.connection, nil
		}
		if err := client.connect(ctx); err != nil {
			return nil, err
		}
	}
	return nil, ErrClosed
}

// connect tries once, after a delay if the last attempt failed.
func (client *Client) connect(ctx context.Context) error {
	if client.connection != nil {
		client.connection.close(ErrConnectionLost)
		if client.connection.wasUseful.Load() {
			client.failures = 0
		} else {
			client.failures++
		}
		client.settle(nil, nil)
	}
	if client.failures > 0 {
		if err := client.sleep(ctx, backoff(client.failures-1)); err != nil {
			return err
		}
	}
	stream, err := client.open(ctx)
	var refused *net.OpError
	switch {
	case err == nil:
		client.settle(newConnection(stream, client.Token), nil)
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &refused):
		client.failures++
		client.settle(nil, err)
	default:
		return err
	}
	return nil
}

func (client *Client) settle(connection *connection, trouble error) {
	client.mutex.Lock()
	defer client.mutex.Unlock()
	client.connection, client.trouble = connection, trouble
	if connection != nil && client.isClosed() {
		connection.breakWith(ErrClosed)
	}
}

func (client *Client) sleep(ctx context.Context, duration time.Duration) error {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-client.closed:
		return ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

// backoff is the delay before an attempt: longer each time, up to 2 seconds, and not in step with other clients.
func backoff(attempt int) time.Duration {
	pause := 2 * time.Second
	if attempt < 5 {
		pause = 50 * time.Millisecond << attempt
	}
	return pause/2 + time.Duration(rand.Int63n(int64(pause/2)))
}
