import { gameNamed } from './game-named.ts'
import { fieldOf, idOf, type Json, listOf, numberOf, textOf, valueAt } from './json-value.ts'
import type { Rescue, ToldEvening, ToldStanding } from './rescued-evening.ts'
import { endIn, type JsonMatch, type JsonPerson, meetingsIn, ranked, unreadAt, winnerIn } from './told-in-json.ts'

const OF_POINTS = ['swiss', 'round robin', 'round_robin', 'league', '']

type Item = { readonly path: string; readonly id: string | null; readonly of: Json; readonly relations: Json }
type Parts = { readonly about: Json; readonly people: readonly Item[]; readonly matches: readonly Item[] }

export function isChallonge(value: Json): boolean {
  const parts = partsOf(value)
  return parts !== null && parts.people.length > 0
}

/** A tournament of Challonge with its participants and matches, as its interface answers in versions 1 and 2.1. */
export function readChallonge(value: Json): Rescue<ToldEvening> {
  const parts = partsOf(value)
  if (!parts || parts.people.length === 0) return unreadAt('tournament.participants')
  const people = new Map<string, JsonPerson>()
  const standings: ToldStanding[] = []
  for (const { path, id, of } of parts.people) {
    const name = textOf(fieldOf(of, 'name')) || textOf(fieldOf(of, 'display_name')) || textOf(fieldOf(of, 'username'))
    if (id === null || name === '') return unreadAt(`${path}.name`)
    people.set(id, { id, name, isIn: fieldOf(of, 'active') !== false })
    for (const group of listOf(fieldOf(of, 'group_player_ids')) ?? []) {
      const inGroup = idOf(group)
      if (inGroup !== null) people.set(inGroup, { id: inGroup, name, isIn: false })
    }
    standings.push(...ranked(name, fieldOf(of, 'final_rank')))
  }
  const isBracket = !OF_POINTS.includes(textOf(fieldOf(parts.about, 'tournament_type')).toLowerCase())
  const matches = matchesIn(parts.matches)
  if ('fault' in matches) return matches
  const meetings = isBracket ? [] : meetingsIn(matches, people)
  if ('fault' in meetings) return meetings
  return {
    read: {
      name: textOf(fieldOf(parts.about, 'name')) || null,
      game: gameNamed(textOf(fieldOf(parts.about, 'game_name'))),
      ...{ meetings, standings, standingsRound: null, left: [], isBracket },
    },
  }
}

function matchesIn(items: readonly Item[]): readonly JsonMatch[] | ReturnType<typeof unreadAt> {
  const matches: JsonMatch[] = []
  for (const { path, of, relations } of items) {
    const round = numberOf(fieldOf(of, 'round'))
    const [one, two] = seatedIn(of, relations)
    if (one === null && two === null) continue
    if (round === null || !Number.isInteger(round)) return unreadAt(`${path}.round`)
    const ids = one === null ? ([two ?? '', null] as const) : ([one, two] as const)
    const isOver = textOf(fieldOf(of, 'state')) === 'complete'
    const isDrawn = fieldOf(of, 'tie') === true || fieldOf(of, 'winner_id') === null
    const winner = winnerIn(fieldOf(of, 'winner_id'), ids) ?? (isDrawn ? 'draw' : null)
    matches.push({ path, round, ids, end: isOver ? endIn(gamesIn(of), winner) : null })
  }
  return matches
}

function seatedIn(of: Json, relations: Json): readonly [string | null, string | null] {
  const points = listOf(fieldOf(of, 'points_by_participant')) ?? []
  const [one, two] = ([1, 2] as const).map(
    (seat) =>
      idOf(fieldOf(of, `player${seat}_id`)) ??
      idOf(valueAt(relations, `player${seat}`, 'data', 'id')) ??
      idOf(fieldOf(points[seat - 1], 'participant_id')),
  )
  return [one ?? null, two ?? null]
}

/** "2-1", or "3-1,2-3,3-0" where each set is told. */
function gamesIn(of: Json): readonly [number, number] | null {
  const written = textOf(fieldOf(of, 'scores_csv')) || textOf(fieldOf(of, 'scores'))
  const sets = written.split(',').flatMap((set) => {
    const [, one, two] = /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*$/.exec(set) ?? []
    return one === undefined || two === undefined ? [] : [[Number(one), Number(two)] as const]
  })
  const [first] = sets
  if (sets.length <= 1) return first ?? null
  return [sets.filter(([one, two]) => one > two).length, sets.filter(([one, two]) => one < two).length]
}

function partsOf(value: Json): Parts | null {
  const tournament = fieldOf(value, 'tournament')
  if (tournament !== undefined) {
    return {
      about: tournament,
      people: wrapped(tournament, 'participants', 'participant'),
      matches: wrapped(tournament, 'matches', 'match'),
    }
  }
  const data = fieldOf(value, 'data')
  const all = [...(listOf(data) ?? [data]), ...(listOf(fieldOf(value, 'included')) ?? [])]
  const paths = listOf(data)
    ? all.map((_, index) => `data[${index}]`)
    : ['data', ...all.map((_, at) => `included[${at}]`)]
  const items = all.map((of, index): Item & { readonly type: string } => ({
    ...{ type: textOf(fieldOf(of, 'type')), path: `${paths[index] ?? 'data'}.attributes`, id: idOf(fieldOf(of, 'id')) },
    ...{ of: fieldOf(of, 'attributes'), relations: fieldOf(of, 'relationships') },
  }))
  const typed = (type: string) => items.filter((item) => item.type === type)
  if (typed('tournament').length === 0 && typed('match').length === 0) return null
  return { about: typed('tournament')[0]?.of, people: typed('participant'), matches: typed('match') }
}

/** Version 1 wraps each: `{"participant": {…}}`. */
function wrapped(tournament: Json, list: string, name: string): readonly Item[] {
  return (listOf(fieldOf(tournament, list)) ?? []).map((item, index) => {
    const of = fieldOf(item, name) ?? item
    return { path: `tournament.${list}[${index}].${name}`, id: idOf(fieldOf(of, 'id')), of, relations: undefined }
  })
}
