package headword

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
)

const longestLine = 16 << 20

// connection sends calls and passes each its answer. A broken connection is not reopened.
type connection struct {
	stream    io.ReadWriteCloser
	queue     chan []byte
	broken    chan struct{}
	closed    chan struct{}
	wasUseful atomic.Bool

	mutex   sync.Mutex
	pending map[int64]chan reply
	lastID  int64
	failure error
}

type request struct {
	Version    string `json:"jsonrpc"`
	ID         any    `json:"id,omitempty"`
	Method     string `json:"method"`
	Parameters any    `json:"params,omitempty"`
}

type reply struct {
	ID     json.RawMessage
	Result json.RawMessage
	Error  *RPCError
}

func newConnection(stream io.ReadWriteCloser, token string) *connection {
	connection := &connection{
		stream:  stream,
		queue:   make(chan []byte, 64),
		broken:  make(chan struct{}),
		closed:  make(chan struct{}),
		pending: make(map[int64]chan reply),
	}
	if token != "" {
		line, _ := encoded(request{ID: "token", Method: "server.authenticate", Parameters: map[string]string{"token": token}})
		connection.queue <- line
	}
	go connection.write()
	go connection.read()
	return connection
}

// answer returns the result of a call. If the caller no longer waits, the server is told to cancel it.
func (connection *connection) answer(ctx context.Context, method string, parameters any) (json.RawMessage, error) {
	id, answered := connection.expect()
	defer connection.forget(id)
	line, err := encoded(request{ID: id, Method: method, Parameters: parameters})
	if err != nil {
		return nil, err
	}
	if err := connection.send(ctx, line); err != nil {
		return nil, err
	}
	select {
	case reply := <-answered:
		if reply.Error != nil {
			return nil, reply.Error
		}
		return reply.Result, nil
	case <-connection.broken:
		return nil, connection.failure
	case <-ctx.Done():
		cancel, _ := encoded(request{Method: "$/cancelRequest", Parameters: map[string]int64{"id": id}})
		go connection.send(context.Background(), cancel)
		return nil, ctx.Err()
	}
}

func (connection *connection) isOpen() bool {
	select {
	case <-connection.broken:
		return false
	default:
		return true
	}
}

// close breaks the connection, and waits until its stream is closed.
func (connection *connection) close(failure error) {
	connection.breakWith(failure)
	<-connection.closed
}

func (connection *connection) expect() (int64, chan reply) {
	connection.mutex.Lock()
	defer connection.mutex.Unlock()
	connection.lastID++
	answered := make(chan reply, 1)
	connection.pending[connection.lastID] = answered
	return connection.lastID, answered
}

func (connection *connection) forget(id int64) {
	connection.mutex.Lock()
	defer connection.mutex.Unlock()
	delete(connection.pending, id)
}

// send waits until the server has read enough of the earlier messages.
func (connection *connection) send(ctx context.Context, line []byte) error {
	select {
	case connection.queue <- line:
		return nil
	case <-connection.broken:
		return connection.failure
	case <-ctx.Done():
		return ctx.Err()
	}
}

func encoded(request request) ([]byte, error) {
	request.Version = "2.0"
	line, err := json.Marshal(request)
	return append(line, '\n'), err
}

// write sends the queue, all messages in it at a time.
func (connection *connection) write() {
	buffer := bufio.NewWriter(connection.stream)
	for {
		select {
		case line := <-connection.queue:
			_, err := buffer.Write(line)
			if err == nil && len(connection.queue) == 0 {
				err = buffer.Flush()
			}
			if err != nil {
				connection.breakWith(fmt.Errorf("%w: %v", ErrConnectionLost, err))
				return
			}
		case <-connection.broken:
			return
		}
	}
}

func (connection *connection) read() {
	lines := bufio.NewScanner(connection.stream)
	lines.Buffer(make([]byte, 0, 1<<16), longestLine)
	for lines.Scan() {
		if err := connection.receive(lines.Bytes()); err != nil {
			connection.breakWith(err)
			return
		}
	}
	if err := lines.Err(); err != nil {
		connection.breakWith(fmt.Errorf("%w: %v", ErrConnectionLost, err))
		return
	}
	connection.breakWith(ErrConnectionLost)
}

func (connection *connection) receive(line []byte) error {
	var reply reply
	if err := json.Unmarshal(line, &reply); err != nil {
		return fmt.Errorf("%w: the server sent %v", ErrConnectionLost, err)
	}
	if reply.Error != nil && (reply.ID == nil || string(reply.ID) == "null") {
		return reply.Error // The server refuses the connection, not a call.
	}
	connection.wasUseful.Store(true)
	var id int64
	if json.Unmarshal(reply.ID, &id) != nil {
		return nil
	}
	connection.mutex.Lock()
	defer connection.mutex.Unlock()
	if answered, isAwaited := connection.pending[id]; isAwaited {
		delete(connection.pending, id)
		answered <- reply
	}
	return nil
}

func (connection *connection) breakWith(failure error) {
	connection.mutex.Lock()
	defer connection.mutex.Unlock()
	if connection.failure != nil {
		return
	}
	connection.failure = failure
	close(connection.broken)
	go func() {
		connection.stream.Close()
		close(connection.closed)
	}()
}
