import type { RoundHappening } from '@tablee/contract/serving/committed-act'
import { type RoundDocument, writeRoundDocuments } from '@tablee/contract/tournaments/documents/round-document'
import type { Match } from '@tablee/domain/tournaments/tournament'
import type { HeldTournament } from './held-tournament.ts'
import { listDifference } from './list-difference.ts'

export function roundHappenings(before: HeldTournament, after: HeldTournament): readonly RoundHappening[] {
  if (!after.tournament.announcement) return []
  const { added, changed, moved, removed } = listDifference(
    before.tournament.matches,
    after.tournament.matches,
    ({ id }) => id,
  )
  const others = moved.filter((match) => match.before !== match.item)
  const happening = (held: HeldTournament, match: Match, action: RoundHappening['action']): RoundHappening => {
    return { id: match.id, action, document: () => documentOf(held, match) }
  }
  return [
    ...[...changed.map((match) => match.after), ...others.map(({ item }) => item)].map((match) =>
      happening(after, match, 'update'),
    ),
    ...added.map(({ item }) => happening(after, item, 'create')),
    ...removed.map((match) => happening(before, match, 'delete')),
  ]
}

function documentOf(held: HeldTournament, match: Match): RoundDocument {
  const alone = { ...held, tournament: { ...held.tournament, matches: [match] } }
  const [document] = writeRoundDocuments(alone, () => true)
  if (!document) throw new Error(`no pairing ${match.id}`)
  return document
}
