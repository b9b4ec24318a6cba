package headword

import (
	"context"
	"crypto/tls"
	"io"
	"net"
	"os/exec"
	"time"
)

// Dial creates a client of a server at an address: ("tcp", "127.0.0.1:7878") or ("unix", "/run/headword.sock").
// The connection is opened when it is needed.
func Dial(network, address string) *Client {
	return newClient(func(ctx context.Context) (io.ReadWriteCloser, error) {
		var dialer net.Dialer
		return dialer.DialContext(ctx, network, address)
	})
}

// DialTLS creates a client of a server with TLS at a TCP address. The server must have a certificate for the host of
// the address, or else for the ServerName of the configuration, from an authority of its RootCAs; a nil configuration
// trusts the authorities of the system.
func DialTLS(address string, configuration *tls.Config) *Client {
	dialer := tls.Dialer{Config: configuration}
	return newClient(func(ctx context.Context) (io.ReadWriteCloser, error) {
		return dialer.DialContext(ctx, "tcp", address)
	})
}

// Start creates a client that starts its server when it is needed: ("headword", "serve", "--stdio").
func Start(program string, arguments ...string) *Client {
	return newClient(func(context.Context) (io.ReadWriteCloser, error) {
		command := exec.Command(program, arguments...)
		input, err := command.StdinPipe()
		if err != nil {
			return nil, err
		}
		output, err := command.StdoutPipe()
		if err != nil {
			return nil, err
		}
		return &process{output, input, command}, command.Start()
	})
}

// process is the standard output and input of a program.
type process struct {
	io.Reader
	io.WriteCloser
	command *exec.Cmd
}

// Close ends the program by closing its input, or else by force.
func (process *process) Close() error {
	process.WriteCloser.Close()
	force := time.AfterFunc(5*time.Second, func() { process.command.Process.Kill() })
	defer force.Stop()
	return process.command.Wait()
}
