import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import type { HeldTournament, PlayerHolder } from '../held-tournament.ts'
import { weighTournament } from '../weigh-tournament.ts'

// A thread has its own heap, free of others' garbage.

setFlagsFromString('--expose-gc')
const sweep: () => void = runInNewContext('gc')

function heapBytes(): number {
  sweep()
  sweep()
  return process.memoryUsage().heapUsed
}

const played = playedTournament({ players: 128, rounds: 6, seed: 'weigh' })

/** As if read from rows, and written, sharing nothing with another. */
function held(number: number): HeldTournament {
  const imported = importTournament(JSON.parse(JSON.stringify(portableTournament(played))), {
    ...{ id: played.id, code: played.code, organizer: played.organizer },
  })
  if (!imported.accepted) throw new Error(imported.refusal.code)
  const copy = evolveAll(createdTournament(imported.value.created), JSON.parse(JSON.stringify(imported.value.settled)))
  const holders = copy.players.map(({ id }): readonly [typeof id, PlayerHolder] => {
    const hash = `${number} ${id} `.padEnd(64, '0')
    return [id, { role: 'player', id, hash, label: null, expiresAt: null, revokedAt: null }]
  })
  const at = new Date(number).toISOString()
  return {
    ...{ tournament: copy, sequence: 1, createdAt: at, updatedAt: at },
    holders: { staff: [], players: new Map(holders), entry: null },
  }
}

/** Done once before, so that compilation does not count. */
JSON.stringify(writeTournamentDocument(held(0)))
const kept: HeldTournament[] = []
const before = heapBytes()
for (let number = 1; number <= 40; number++) {
  const one = held(number)
  JSON.stringify(writeTournamentDocument(one))
  kept.push(one)
}
const grown = heapBytes() - before
parentPort?.postMessage({ grown, said: kept.reduce((sum, one) => sum + weighTournament(one), 0) })
