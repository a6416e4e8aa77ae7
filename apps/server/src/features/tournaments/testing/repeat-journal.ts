import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import { readKeptAct } from '@tablee/contract/tournaments/documents/read-kept-act'
import type { Outcome } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { beginsWith, repeatAct } from '@tablee/domain/tournaments/testing/repeat-act'
import type { PublicId, WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { Database } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'

export type Repeated = {
  readonly tournament: WholeTournament
  readonly decided: readonly string[]
  /** Acts not in the journal: their changes are used. */
  readonly taken: readonly string[]
}

/** Replays a tournament by the acts of its journal; their consequences are taken from its changes. */
export async function repeatJournal(database: Database, tournamentId: string): Promise<Repeated> {
  const entries = await database.read((db) =>
    db.selectFrom('journal').selectAll().where('tournament_id', '=', tournamentId).orderBy('sequence').execute(),
  )
  const decided: string[] = []
  const taken: string[] = []
  let tournament: WholeTournament | null = null
  let names = 0
  const name = () => `Nobody ${++names}`
  for (const entry of entries) {
    const changes = changesIn(entry).map((change) => named(change, name))
    const [first, ...more] = changes
    if (first?.kind === 'tournament_created') {
      tournament = evolveAll(createdTournament(first), more)
      continue
    }
    if (!tournament) throw new Error('the journal does not begin with the creation')
    if (entry.input === null || entry.given === null) {
      tournament = evolveAll(tournament, changes)
      taken.push(entry.act)
      continue
    }
    const kept = readKeptAct(entry.act, { input: JSON.parse(entry.input), given: JSON.parse(entry.given) })
    if (!kept) throw new Error(`act ${entry.sequence} (${entry.act}) cannot be read`)
    const outcome: Outcome<readonly Change[]> = repeatAct(tournament, kept, {
      author: authorOf(entry),
      name,
      reason: entry.reason,
    })
    if (!outcome.accepted) throw new Error(`act ${entry.sequence} (${entry.act}): ${outcome.refusal.code}`)
    if (!beginsWith(changesIn(entry), outcome.value)) throw new Error(`act ${entry.sequence} (${entry.act}) is another`)
    tournament = evolveAll(tournament, [...outcome.value, ...changes.slice(outcome.value.length)])
    decided.push(entry.act)
  }
  if (!tournament) throw new Error('there is no journal')
  return { tournament, decided, taken }
}

function changesIn({ changes, sequence }: Row<'journal'>): readonly Change[] {
  const values: readonly unknown[] = JSON.parse(changes)
  return values.map((value) => {
    const change = readChange(value)
    if (!change) throw new Error(`act ${sequence} has a change that cannot be read`)
    return change
  })
}

function named(change: Change, name: () => string): Change {
  return change.kind === 'player_added' || change.kind === 'player_renamed' ? { ...change, name: name() } : change
}

function authorOf({ author, author_role: role, author_holder: holderId }: Row<'journal'>): Author {
  return { publicId: author as PublicId, role: role ?? 'everybody', holderId: holderId ?? '', label: null }
}

export function withoutNames({ players, ...tournament }: WholeTournament): object {
  return { ...tournament, players: players.map((player) => ({ ...player, name: '' })) }
}
