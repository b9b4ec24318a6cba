package headword

import (
	"encoding/json"
	"errors"
)

// ErrConnectionLost is the error of a call whose connection broke twice.
var ErrConnectionLost = errors.New("the connection to the server broke")

// ErrClosed is the error of calls on a client that was closed.
var ErrClosed = errors.New("the client was closed")

// RPCError is an error in the reply of the server.
type RPCError struct {
	Code    int64
	Message string
	Data    json.RawMessage
	Details
}

// Details are the members of an error in addition to its message; its Data may have more.
type Details struct {
	Status      int      `json:"status"`
	Reason      string   `json:"reason"`
	Method      string   `json:"method"`
	Parameter   string   `json:"parameter"`
	Value       any      `json:"value"`
	Allowed     []string `json:"allowed"`
	Suggestions []string `json:"suggestions"`
	Retryable   bool     `json:"retryable"`
	RetryAfter  *float64 `json:"retryAfter"`
}

func (err *RPCError) Error() string { return err.Message }

// UnmarshalJSON reads an error object. Data of an unknown form is not an error.
func (err *RPCError) UnmarshalJSON(text []byte) error {
	var object struct {
		Code    int64
		Message string
		Data    json.RawMessage
	}
	if fault := json.Unmarshal(text, &object); fault != nil {
		return fault
	}
	err.Code, err.Message, err.Data = object.Code, object.Message, object.Data
	if len(object.Data) > 0 {
		_ = json.Unmarshal(object.Data, &err.Details)
	}
	return nil
}
