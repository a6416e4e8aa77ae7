import { gameNamed } from './game-named.ts'
import { fieldOf, idOf, type Json, listOf, numberOf, textOf, valueAt } from './json-value.ts'
import type { Rescue, ToldEvening, ToldStanding } from './rescued-evening.ts'
import { endIn, type JsonMatch, type JsonPerson, meetingsIn, ranked, unreadAt, winnerIn } from './told-in-json.ts'

const BRACKET_ROUND = /winners|losers|final|semi|quarter|bracket/i
const BRACKETS = ['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION']
/** A disqualified side's score. */
const DISQUALIFIED = -1

type Told = { readonly path: string; readonly of: Json }

export function isStartgg(value: Json): boolean {
  return answersIn(value).length > 0
}

/** Sets and standings of an event, or of a group of one, as start.gg answers; several answers stand in a list. */
export function readStartgg(value: Json): Rescue<ToldEvening> {
  const answers = answersIn(value)
  const people = new Map<string, JsonPerson>()
  const matches: JsonMatch[] = []
  const standings: ToldStanding[] = []
  let isBracket = false
  for (const { path, of } of answers) {
    isBracket ||= BRACKETS.includes(textOf(fieldOf(of, 'bracketType')))
    for (const [index, set] of (listOf(valueAt(of, 'sets', 'nodes')) ?? []).entries()) {
      isBracket ||= BRACKET_ROUND.test(textOf(fieldOf(set, 'fullRoundText')))
      const match = matchIn({ path: `${path}.sets.nodes[${index}]`, of: set }, people)
      if (match && 'fault' in match) return match
      if (match) matches.push(match)
    }
    for (const [index, row] of (listOf(valueAt(of, 'standings', 'nodes')) ?? []).entries()) {
      const name = textOf(valueAt(row, 'entrant', 'name'))
      if (name === '') return unreadAt(`${path}.standings.nodes[${index}].entrant.name`)
      standings.push(...ranked(name, fieldOf(row, 'placement')))
    }
  }
  const meetings = isBracket ? [] : meetingsIn(matches, people)
  if ('fault' in meetings) return meetings
  const about = answers[0]?.of
  return {
    read: {
      name:
        [textOf(valueAt(about, 'tournament', 'name')), textOf(fieldOf(about, 'name'))].filter(Boolean).join(', ') ||
        null,
      game: gameNamed(textOf(valueAt(about, 'videogame', 'name'))),
      ...{ meetings, standings, standingsRound: null, left: [], isBracket },
    },
  }
}

function matchIn({ path, of }: Told, people: Map<string, JsonPerson>): JsonMatch | ReturnType<typeof unreadAt> | null {
  const slots = listOf(fieldOf(of, 'slots')) ?? []
  const seated = slots.slice(0, 2).flatMap((slot) => {
    const id = idOf(valueAt(slot, 'entrant', 'id')) ?? idOf(valueAt(slot, 'entrant', 'name'))
    const name = textOf(valueAt(slot, 'entrant', 'name'))
    return id === null || name === '' ? [] : [{ id, name, score: scoreIn(slot), isIn: false }]
  })
  const [one, two] = seated
  if (!one) return slots.length === 0 ? unreadAt(`${path}.slots`) : null
  for (const { id, name } of seated) people.set(id, { id, name, isIn: false })
  const round = numberOf(fieldOf(of, 'round')) ?? roundNamed(textOf(fieldOf(of, 'fullRoundText')))
  if (round === null) return unreadAt(`${path}.round`)
  const ids = [one.id, two?.id ?? null] as const
  if (!two) return { path, round, ids, end: null }
  const scores = one.score === null || two.score === null ? null : ([one.score, two.score] as const)
  const out = scores?.map((score) => score === DISQUALIFIED) ?? []
  const byScore = scores === null || scores[0] === scores[1] ? null : scores[0] > scores[1] ? 'one' : 'two'
  const winner = winnerIn(fieldOf(of, 'winnerId'), ids) ?? byScore
  const isOver = winner !== null || (scores !== null && scores[0] + scores[1] > 0)
  const games = out.includes(true) ? null : scores
  return { path, round, ids, end: isOver ? endIn(games, winner ?? 'draw') : null }
}

function scoreIn(slot: Json): number | null {
  return numberOf(valueAt(slot, 'standing', 'stats', 'score', 'value'))
}

function roundNamed(text: string): number | null {
  const [, number] = /(\d{1,2})\s*$/.exec(text) ?? []
  return number === undefined ? null : Number(number)
}

function answersIn(value: Json): readonly Told[] {
  const all = listOf(value)
  return (all ?? [value]).flatMap((answer, index) => {
    const start = all ? `[${index}].` : ''
    const data = fieldOf(answer, 'data')
    const [inside, under] = data === undefined ? [answer, start] : [data, `${start}data.`]
    return ['event', 'phaseGroup', 'phase'].flatMap((name) => {
      const of = fieldOf(inside, name)
      const has = listOf(valueAt(of, 'sets', 'nodes')) ?? listOf(valueAt(of, 'standings', 'nodes'))
      return has ? [{ path: `${under}${name}`, of }] : []
    })
  })
}
