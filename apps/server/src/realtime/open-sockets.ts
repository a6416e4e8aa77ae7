import { GOING_AWAY, goingAwayReason } from '@tablee/contract/going-away'
import type { WebSocket } from 'ws'

/** How often sockets are pinged. */
const LOOK_AFTER_MS = 30_000
/** A thousand sockets are closed one by one within this time: simple clients come back in the same order. */
const LONGEST_GOODBYE_MS = 2000
/** Phones that were given a delay return within this time: a thousand of them, a few at once. */
const LONGEST_ABSENCE_MS = 6000
const SHORTEST_ABSENCE_MS = 250
const MANY = 1000
/** Sockets still open by then are cut off. */
const FAREWELL_MS = 500

export type OpenSockets = {
  readonly add: (socket: WebSocket) => void
  readonly count: () => number
  /** Closes all, spread over time, each with a delay for its return. */
  readonly leave: () => Promise<void>
  readonly stop: () => void
}

/** Old clients never send anything, so silence means nothing: a socket is dead when it leaves a protocol ping unanswered. */
export function createOpenSockets(lookAfterMs = LOOK_AFTER_MS): OpenSockets {
  const hasAnswered = new Map<WebSocket, boolean>()
  let isLeaving = false
  const timer = setInterval(() => {
    for (const [socket, answered] of hasAnswered) {
      if (!answered) {
        socket.terminate()
        continue
      }
      hasAnswered.set(socket, false)
      socket.ping()
    }
  }, lookAfterMs)
  timer.unref()

  function sayGoodbye(socket: WebSocket, crowd: number): void {
    const absenceMs = SHORTEST_ABSENCE_MS + Math.random() * LONGEST_ABSENCE_MS * crowd
    socket.close(GOING_AWAY, goingAwayReason(absenceMs))
  }

  return {
    add: (socket) => {
      hasAnswered.set(socket, true)
      socket.on('pong', () => hasAnswered.set(socket, true))
      socket.on('close', () => hasAnswered.delete(socket))
      if (isLeaving) sayGoodbye(socket, 1)
    },
    count: () => hasAnswered.size,
    leave: async () => {
      isLeaving = true
      const sockets = [...hasAnswered.keys()]
      const crowd = Math.min(1, sockets.length / MANY)
      const pauseMs = (LONGEST_GOODBYE_MS * crowd) / sockets.length
      await Promise.all(
        sockets.map(async (socket, place) => {
          await passed(pauseMs * place)
          if (!hasAnswered.has(socket)) return
          const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
          sayGoodbye(socket, crowd)
          await Promise.race([closed, passed(FAREWELL_MS)])
          socket.terminate()
        }),
      )
    },
    stop: () => clearInterval(timer),
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
