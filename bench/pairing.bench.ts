import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import type { PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import { simulatedEvent } from '@tablee/domain/tournaments/testing/simulated-event'
import Manager from 'tournament-organizer'
import { type Figure, median, medianTimes } from './figure.ts'

/** The last round's field of a simulated event without drops. */
function fieldBefore(round: number, players: number): readonly PairingPlayer[] {
  const rounds = [...simulatedEvent({ players, rounds: round, seed: 'bench' })]
  return rounds.at(-1)?.players ?? []
}

const PEER_PLAYERS = 256
const PEER_ROUNDS = 6

/** Another library's times per round, in milliseconds; it cannot pair ten thousand. */
function peerTimes(): readonly number[] {
  const event = new Manager().newTournament({ name: 'Bench', format: 'swiss', rounds: PEER_ROUNDS })
  if (!('nextRound' in event)) throw new Error('the peer made no Swiss tournament')
  for (let player = 1; player <= PEER_PLAYERS; player++) event.addPlayer({ alias: `player ${player}` })
  event.startEvent()
  const times: number[] = []
  for (let round = 2; round <= PEER_ROUNDS; round++) {
    for (const { id, active } of event.matches) if (active) event.enterResult(id, [2, round % 2])
    const start = performance.now()
    event.nextRound()
    times.push(performance.now() - start)
  }
  return times
}

export function measure(): readonly Figure[] {
  const large = JSON.stringify(fieldBefore(14, 10_000))
  const medium = fieldBefore(8, 256)
  const small = fieldBefore(6, 33)
  const state: { players: readonly PairingPlayer[]; draw: number } = { players: [], draw: 0 }
  const seed = () => `draw ${state.draw++}`
  // Freshly parsed players, as on a server that has just read them.
  const parse = () => {
    state.players = JSON.parse(large)
  }
  const [parsing = 0, pairing = 0] = medianTimes([parse, () => pairRound(state.players, seed())], 60)
  const [ofMedium = 0, ofSmall = 0] = medianTimes(
    [() => pairRound(medium, seed()), () => pairRound(small, seed())],
    500,
  )
  const ofPeer = median(peerTimes())
  return [
    {
      what: `pair 256 players: what tournament-organizer 2.2 takes (${ofPeer.toFixed(0)} ms), against ours`,
      measured: ofPeer / ofMedium,
      limit: 1,
      unit: 'x',
      isLeast: true,
    },
    {
      what: 'pair 10,000 players, round 14, against JSON.parse of them',
      measured: pairing / parsing,
      limit: 3,
      unit: 'x',
    },
    { what: 'pair 10,000 players, round 14', measured: pairing, limit: 3 * parsing, unit: 'ms' },
    { what: 'pair 256 players, round 8', measured: ofMedium, limit: 2, unit: 'ms' },
    { what: 'pair 33 players, round 6', measured: ofSmall, limit: 2, unit: 'ms' },
  ]
}
