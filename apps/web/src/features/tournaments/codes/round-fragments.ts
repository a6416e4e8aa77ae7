import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { rulesIn } from '@tablee/domain/tournaments/rounds/knockout-fault'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { deflated, inflated } from './deflated.ts'
import { MOST_PARTS, type RoundPart, readRoundText, roundText, type SeatedTable } from './round-text.ts'
import { bytesOf, signsOf } from './signs.ts'

/** What begins the fragment of an address that holds a round. */
const ROUND = 'R'
/** About 60 people: of so many bytes a camera reads each module from a phone held at 30 cm. */
const MOST_BYTES = 900
/** A round of 10,000 people is no text that a code was made of. */
const MOST_TEXT = 65_536

type Drawn = Pick<
  Tournament,
  'name' | 'matches' | 'players' | 'phase' | 'tablePlan' | 'rules' | 'stages' | 'rounds' | 'teamKind'
>

/** The round that is played, as the fragments of one address or of several. */
export async function roundFragments(tournament: Drawn): Promise<readonly string[]> {
  const tables = seatedTables(tournament)
  const { name, tablePlan } = tournament
  const round = currentRound(tournament)
  const scores = rulesIn(tournament, round).scoresAllowed
  const of = { round, name, prefix: tablePlan.prefix, stamp: stampOf(tables), scores }
  if (tables.length === 0) return []
  for (let parts = 1; ; parts++) {
    const size = Math.ceil(tables.length / parts)
    const count = Math.ceil(tables.length / size)
    const texts = Array.from({ length: count }, (_, index) =>
      roundText({ ...of, part: index + 1, parts: count, tables: tables.slice(index * size, (index + 1) * size) }),
    )
    const packed = await Promise.all(texts.map(deflated))
    if (parts >= MOST_PARTS || packed.every(({ length }) => length <= MOST_BYTES)) {
      return packed.map((bytes) => ROUND + signsOf(bytes))
    }
  }
}

/** Null for the fragment of another address. */
export async function readRoundFragment(fragment: string): Promise<RoundPart | null> {
  const bytes = fragment.startsWith(ROUND) ? bytesOf(fragment.slice(ROUND.length)) : null
  const text = bytes && (await inflated(bytes, MOST_TEXT))
  return text === null ? null : readRoundText(text)
}

/** By table, and then who has none. */
function seatedTables(tournament: Drawn): readonly SeatedTable[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  return matchesOfRound(tournament, currentRound(tournament))
    .map((match) => ({ table: tableOf(match), names: seatsOf(match).map((id) => names.get(id) ?? '?') }))
    .sort((one, other) => (one.table ?? Number.MAX_VALUE) - (other.table ?? Number.MAX_VALUE))
}

/** The same for the same tables: FNV-1a. */
function stampOf(tables: readonly SeatedTable[]): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify(tables)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36).toUpperCase()
}
