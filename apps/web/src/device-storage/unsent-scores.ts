import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Placings } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { KeptValues } from './kept-values.ts'
import { Listeners } from './listeners.ts'

const games = z.int()
const score: z.ZodMiniType<Score> = z.object({
  ...{ wins1: games, wins2: games, draws: games },
  isDoubleLoss: z.optional(z.literal(true)),
})

const seatNumbers = z.readonly(z.array(z.int()))
const placings: z.ZodMiniType<Placings> = z.union([
  z.object({ winner: z.int() }),
  z.object({ drawn: seatNumbers }),
  z.object({ places: seatNumbers }),
])

const saidSeats = z.object({
  scores: z.readonly(z.array(z.nullable(score))),
  ended: z.optional(z.literal(true)),
})

/** `staff`: by the organizer's secret or a helper's. */
export type ActingRole = 'staff' | 'player'
type ScoreRole = ActingRole | 'table'

/** Staff are stored under the word that every version of the app knows. */
const KEPT_AS = { staff: 'organizer', player: 'player', table: 'table' } as const satisfies Record<ScoreRole, string>

const keptRole = z.pipe(
  z.enum(KEPT_AS),
  z.transform((word): ScoreRole => (word === KEPT_AS.staff ? 'staff' : word)),
)

const unsentScore = z.object({
  /** Stored with the choice: resending it is one act. */
  actId: z.string(),
  tournamentId: z.string(),
  code: z.string(),
  matchId: z.string(),
  table: z.int(),
  names: z.readonly(z.tuple([z.string(), z.string()])),
  role: keptRole,
  /** Typed by players at a table, for this match; older versions ignore it. Of more than two by seat; null: not shown. */
  atTable: z.optional(
    z.object({
      ...{ token: z.string(), characters1: z.string(), characters2: z.string() },
      characters: z.optional(z.array(z.nullable(z.string()))),
    }),
  ),
  /** A public id; its secret is looked up when sending. */
  author: z.string(),
  /** In the match's orientation; null contests without proposing another. */
  score: z.nullable(score),
  isContest: z.boolean(),
  /** The result at the time it was chosen. */
  over: z.nullable(score),
  /** Of a table of more than two: everybody's name in order of seats, and places instead of scores. */
  pod: z.optional(
    z.object({
      names: z.readonly(z.array(z.string())),
      placings: z.nullable(placings),
      over: z.nullable(placings),
    }),
  ),
  /** Of two teams, entered seat by seat; null: not finished. */
  seats: z.optional(z.object({ said: saidSeats, over: z.nullable(saidSeats) })),
  /** Why the server refused it; null while waiting to be sent. */
  refusal: z.nullable(z.object({ reason: z.nullable(z.string()), sentence: z.string() })),
})

/** A score chosen on this device and not answered yet. */
export type UnsentScore = z.output<typeof unsentScore>

/** Neither refused nor taken by the server; resent when the person says so. */
export const SERVER_FAILED = 'server_failed'

/** Nobody enters more offline; the oldest go first. */
export const MOST_UNSENT = 500

/** Texts shared by the whole browser. */
type Values = Pick<KeptValues, 'get' | 'set'>

const SCORES_KEY = 'tablee:unsent_scores'
/** Of tables of more than two: an older app would send their scores without the places. */
const PLACINGS_KEY = 'tablee:unsent_placings'
/** Likewise of two teams that meet seat by seat. */
const SEATS_KEY = 'tablee:unsent_seats'
const KEYS = [SCORES_KEY, PLACINGS_KEY, SEATS_KEY] as const

/** In the order chosen; they survive a reload and a closed tab, and all tabs share them. */
export class UnsentScores {
  readonly #values: Values
  readonly #listeners = new Listeners()
  #known: { readonly text: string; readonly scores: readonly UnsentScore[] } = { text: '', scores: [] }
  /** The list as of the last notice; null until somebody looks. */
  #shown: readonly UnsentScore[] | null = null

  constructor(values: Values) {
    this.#values = values
  }

  /** Called after a change here, and after `notice`: other listeners of the storage hear nothing of an act. */
  readonly subscribe = this.#listeners.subscribe

  /** For screens: the same until listeners are called, so that hundreds of rows read the storage once. */
  readonly shown = (): readonly UnsentScore[] => {
    this.#shown ??= this.list()
    return this.#shown
  }

  /** Another tab may have changed it. */
  notice(): void {
    this.#shown = null
    this.#listeners.call()
  }

  list(): readonly UnsentScore[] {
    const texts = KEYS.map((key) => this.#values.get(key))
    const text = textOfAll(texts)
    if (text !== this.#known.text) this.#known = { text, scores: texts.flatMap(readScores) }
    return this.#known.scores
  }

  find(actId: string): UnsentScore | null {
    return this.list().find((each) => each.actId === actId) ?? null
  }

  /** Replaces an earlier choice of the same role for the match. */
  add(added: UnsentScore): void {
    const others = this.list().filter((each) => each.matchId !== added.matchId || each.role !== added.role)
    this.#keep([...others, added].slice(-MOST_UNSENT))
  }

  /** Refused: waits for the person. */
  refuse(actId: string, refusal: NonNullable<UnsentScore['refusal']>): void {
    this.#keep(this.list().map((each) => (each.actId === actId ? { ...each, refusal } : each)))
  }

  remove(actId: string): void {
    this.forget((each) => each.actId === actId)
  }

  forget(isForgotten: (score: UnsentScore) => boolean): void {
    const kept = this.list()
    const left = kept.filter((each) => !isForgotten(each))
    if (left.length < kept.length) this.#keep(left)
  }

  #keep(scores: readonly UnsentScore[]): void {
    const parts = [
      scores.filter((each) => !isOfPod(each) && !isBySeats(each)),
      scores.filter(isOfPod),
      scores.filter(isBySeats),
    ]
    const texts = parts.map(textOf)
    KEYS.forEach((key, place) => {
      const text = texts[place] ?? null
      if (key === SCORES_KEY || text !== this.#values.get(key)) this.#values.set(key, text)
    })
    // The same values as before, so that only what changed is drawn again.
    this.#known = { text: textOfAll(texts), scores: parts.flat() }
    this.notice()
  }
}

function textOfAll(texts: readonly (string | null)[]): string {
  return texts.map((each) => each ?? '').join('\n')
}

function isOfPod({ pod }: UnsentScore): boolean {
  return pod !== undefined
}

function isBySeats({ seats }: UnsentScore): boolean {
  return seats !== undefined
}

function textOf(scores: readonly UnsentScore[]): string | null {
  return scores.length === 0 ? null : JSON.stringify(scores.map(kept))
}

function kept({ role, ...score }: UnsentScore): z.input<typeof unsentScore> {
  return { ...score, role: KEPT_AS[role] }
}

/** Skips what cannot be read. */
function readScores(text: string | null): readonly UnsentScore[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((each) => unsentScore.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}
