import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody, ProtocolError } from './protocol-error.ts'

/** Anything but HTTP reaches no route: it gets the usual error body, and the connection is closed. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // The client has hung up.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = refusalOf(error)
  const body = JSON.stringify(errorBody(refusal))
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function refusalOf({ code }: NodeJS.ErrnoException): ProtocolError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new ProtocolError('general_argument_invalid', 'Address and headers are too long', { status: 431 })
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ProtocolError('general_argument_invalid', 'The request took too long', { status: 408 })
  }
  return new ProtocolError('general_argument_invalid', 'The request cannot be read')
}
