import type { RoundHappening } from '@tablee/contract/serving/committed-act'
import { type RoundDocument, writeRoundDocuments } from '@tablee/contract/tournaments/round-document'
import type { Match } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'

/** The pairings that differ between two states. `evolve` keeps what it does not touch, so that identity tells. */
export function roundHappenings(before: HeldTournament, after: HeldTournament): readonly RoundHappening[] {
  if (!after.tournament.announcement || before.tournament.matches === after.tournament.matches) return []
  const earlier = new Map(before.tournament.matches.map((match) => [match.id, match]))
  const happenings: RoundHappening[] = []
  for (const match of after.tournament.matches) {
    const known = earlier.get(match.id)
    earlier.delete(match.id)
    if (known === match) continue
    happenings.push({ id: match.id, action: known ? 'update' : 'create', document: () => documentOf(after, match) })
  }
  for (const match of earlier.values())
    happenings.push({ id: match.id, action: 'delete', document: () => documentOf(before, match) })
  return happenings
}

function documentOf(held: HeldTournament, { id }: Match): RoundDocument {
  const [document] = writeRoundDocuments(held, (match) => match.id === id)
  if (!document) throw new Error(`no pairing ${id}`)
  return document
}
