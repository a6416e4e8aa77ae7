import { setTimeout as pause } from 'node:timers/promises'
import { liveChannel } from '@tablee/contract/channels'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import WebSocket from 'ws'
import type { InsistentClient } from './insistent-client.ts'

/** A phone: applies updates, and reads the document again after a gap or a lost connection. */
export type Follower = {
  readonly state: () => { readonly tournament: Tournament; readonly sequence: number } | null
  readonly readings: () => number
  readonly lost: () => number
  readonly stop: () => void
}

const COMES_BACK_MS = 300

export function follow(id: TournamentId, port: number, client: InsistentClient): Follower {
  let state: { readonly tournament: Tournament; readonly sequence: number } | null = null
  let isReading = false
  let isBehind = false
  let isStopped = false
  let readings = 0
  let lost = 0
  let socket = open()

  async function read(): Promise<void> {
    isBehind = true
    if (isReading) return
    isReading = true
    while (isBehind && !isStopped) {
      isBehind = false
      await pause(COMES_BACK_MS * Math.random())
      const { tournament, sequence } = readTournamentDocument(await client.document(id))
      readings++
      if (state === null || sequence > state.sequence) state = { tournament, sequence }
    }
    isReading = false
  }

  function hear(data: WebSocket.RawData): void {
    const message = JSON.parse(String(data))
    if (message.type === 'connected') return void read()
    if (message.type !== 'event') return
    const { sequence, changes } = message.data.payload
    if (state !== null && sequence <= state.sequence) return
    const known = Array.isArray(changes) ? changes.map(readChange) : [null]
    if (state === null || isReading || sequence !== state.sequence + 1 || known.some((each) => each === null))
      return void read()
    const tournament = evolveAll(
      state.tournament,
      known.flatMap((each) => each ?? []),
    )
    state = { tournament, sequence }
  }

  function open(): WebSocket {
    const opened = new WebSocket(`ws://127.0.0.1:${port}/v1/realtime?project=tablee&channels[]=${liveChannel(id)}`)
    opened.on('message', hear)
    opened.on('error', () => opened.terminate())
    opened.on('close', async () => {
      if (isStopped) return
      lost++
      await pause(COMES_BACK_MS * (0.5 + Math.random()))
      if (!isStopped) socket = open()
    })
    return opened
  }

  return {
    state: () => state,
    readings: () => readings,
    lost: () => lost,
    stop: () => {
      isStopped = true
      socket.terminate()
    },
  }
}
