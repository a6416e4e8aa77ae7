import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { openBeside, type SaidBeside } from './beside-channel.ts'

export type DecidedHere = {
  /** Null while nothing waits on this device. */
  readonly read: () => WholeTournament | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Tells other windows of this browser what was decided here, until the returned function is called. */
export function tellBeside(code: string, { read, subscribe }: DecidedHere): () => void {
  const channel = openBeside(code)
  if (!channel) return () => {}
  let told: WholeTournament | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (said: SaidBeside) => channel.postMessage(said)
  const tell = () => {
    const stands = read()
    if (stands === told) return
    told = stands
    say(stands ? { kind: 'stands', document: documentOf(stands) } : { kind: 'over' })
  }
  channel.onmessage = ({ data }: MessageEvent<SaidBeside>) => {
    if (data.kind === 'asks' && told) say({ kind: 'stands', document: documentOf(told) })
  }
  // The window that decides draws first: writing a document takes as long as drawing a row.
  const stop = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(tell)
  })
  tell()
  return () => {
    stop()
    clearTimeout(timer)
    channel.close()
  }
}

const UNKNOWN_MOMENT = new Date(0).toISOString()

/** No act of the server is in it: the next one that a window hears of makes it read the server's state. */
function documentOf(tournament: WholeTournament) {
  return writeTournamentDocument({ tournament, sequence: 0, createdAt: UNKNOWN_MOMENT, updatedAt: UNKNOWN_MOMENT })
}
