import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { Match, Player, PlayerId, RoundNumber } from '../tournament.ts'

/** What the results through a round amount to, by the player's index. */
export type PlayerRecords = {
  readonly points: Int32Array
  readonly won: Int32Array
  readonly drawn: Int32Array
  /** Rounds with a result: played, byes, losses without an opponent. */
  readonly rounds: Int32Array
  readonly byes: Int32Array
  readonly gamesWon: Int32Array
  readonly gamesDrawn: Int32Array
  readonly games: Int32Array
  /** Opponents of player p, in the order of rounds: `opponents[starts[p]]` up to `opponents[starts[p + 1] - 1]`. */
  readonly starts: Int32Array
  readonly opponents: Int32Array
}

export type RecordedField = {
  readonly rules: RulePack
  readonly players: readonly Player[]
  /** In the order of rounds, so that sums are the same whatever order the matches came in. */
  readonly matches: readonly Match[]
  readonly indexes: ReadonlyMap<PlayerId, number>
}

export function recordedField(field: Omit<RecordedField, 'indexes'>): RecordedField {
  const inOrder = field.matches.every(
    ({ round }, index) => index === 0 || round >= (field.matches[index - 1]?.round ?? 0),
  )
  return {
    rules: field.rules,
    players: field.players,
    matches: inOrder ? field.matches : field.matches.toSorted((one, other) => one.round - other.round),
    indexes: new Map(field.players.map(({ id }, index) => [id, index])),
  }
}

export function tallyRecords(field: RecordedField, throughRound: RoundNumber): PlayerRecords {
  const tally = new Tally(field, throughRound)
  for (const match of field.matches) {
    if (match.round > throughRound) break
    tally.add(match)
  }
  tally.addMissedRounds()
  return tally.records()
}

class Tally {
  readonly #rules: RulePack
  readonly #indexes: ReadonlyMap<PlayerId, number>
  readonly #count: number
  /** The last round each player takes part in. */
  readonly #lastRounds: Int32Array
  /** Rounds up to that one in which the player was paired, with a result or without. */
  readonly #paired: Int32Array
  readonly #firsts: Int32Array
  readonly #seconds: Int32Array
  #meetings = 0
  readonly #existingRounds: RoundNumber[] = []
  readonly #points: Int32Array
  readonly #won: Int32Array
  readonly #drawn: Int32Array
  readonly #rounds: Int32Array
  readonly #byes: Int32Array
  readonly #gamesWon: Int32Array
  readonly #gamesDrawn: Int32Array
  readonly #games: Int32Array
  readonly #starts: Int32Array

  constructor(field: RecordedField, throughRound: RoundNumber) {
    const count = field.players.length
    this.#rules = field.rules
    this.#indexes = field.indexes
    this.#count = count
    this.#lastRounds = Int32Array.from(field.players, ({ droppedAfter }) =>
      Math.min(throughRound, droppedAfter ?? throughRound),
    )
    this.#paired = new Int32Array(count)
    this.#firsts = new Int32Array(field.matches.length)
    this.#seconds = new Int32Array(field.matches.length)
    this.#points = new Int32Array(count)
    this.#won = new Int32Array(count)
    this.#drawn = new Int32Array(count)
    this.#rounds = new Int32Array(count)
    this.#byes = new Int32Array(count)
    this.#gamesWon = new Int32Array(count)
    this.#gamesDrawn = new Int32Array(count)
    this.#games = new Int32Array(count)
    this.#starts = new Int32Array(count + 1)
  }

  add(match: Match): void {
    if (this.#existingRounds.at(-1) !== match.round) this.#existingRounds.push(match.round)
    if (match.kind !== 'played') {
      const player = this.#indexOf(match.player)
      this.#notePaired(player, match.round)
      if (match.kind === 'bye') this.#addBye(player)
      else this.#addLoss(player)
      return
    }
    const first = this.#indexOf(match.players[0])
    const second = this.#indexOf(match.players[1])
    this.#notePaired(first, match.round)
    this.#notePaired(second, match.round)
    if (match.state.kind !== 'terminated') return
    const { wins1, wins2, draws } = match.state.score
    // An agreed draw without a game (0-0) counts for as many drawn games as the rules say.
    const drawnGames = wins1 + wins2 + draws === 0 ? this.#rules.unplayedDrawGames : draws
    this.#addSide(first, { won: wins1, lost: wins2, drawn: drawnGames })
    this.#addSide(second, { won: wins2, lost: wins1, drawn: drawnGames })
    this.#firsts[this.#meetings] = first
    this.#seconds[this.#meetings] = second
    this.#meetings++
    increase(this.#starts, first + 1, 1)
    increase(this.#starts, second + 1, 1)
  }

  /** Rounds in which a player was not paired although still in the event: lost matches without games or points. */
  addMissedRounds(): void {
    if (this.#rules.missedRounds === 'not-played') return
    for (let player = 0; player < this.#count; player++) {
      const last = this.#lastRounds[player] ?? 0
      const played = this.#existingRounds.filter((round) => round <= last).length
      increase(this.#rounds, player, Math.max(0, played - (this.#paired[player] ?? 0)))
    }
  }

  records(): PlayerRecords {
    const starts = this.#starts
    for (let player = 0; player < this.#count; player++) increase(starts, player + 1, starts[player] ?? 0)
    const opponents = new Int32Array(2 * this.#meetings)
    const next = starts.slice()
    for (let meeting = 0; meeting < this.#meetings; meeting++) {
      const first = this.#firsts[meeting] ?? 0
      const second = this.#seconds[meeting] ?? 0
      opponents[next[first] ?? 0] = second
      opponents[next[second] ?? 0] = first
      increase(next, first, 1)
      increase(next, second, 1)
    }
    return {
      points: this.#points,
      won: this.#won,
      drawn: this.#drawn,
      rounds: this.#rounds,
      byes: this.#byes,
      gamesWon: this.#gamesWon,
      gamesDrawn: this.#gamesDrawn,
      games: this.#games,
      starts,
      opponents,
    }
  }

  #indexOf(id: PlayerId): number {
    const index = this.#indexes.get(id)
    if (index === undefined) throw new Error(`A match names ${id}, who is not a player of the tournament`)
    return index
  }

  #notePaired(player: number, round: RoundNumber): void {
    if (round <= (this.#lastRounds[player] ?? 0)) increase(this.#paired, player, 1)
  }

  #addBye(player: number): void {
    const [won, lost, drawn] = this.#rules.byeGames
    increase(this.#points, player, this.#rules.points.win)
    increase(this.#won, player, 1)
    increase(this.#byes, player, 1)
    this.#addRound(player, { won, lost, drawn })
  }

  #addLoss(player: number): void {
    const [won, lost, drawn] = this.#rules.lossGames
    increase(this.#points, player, this.#rules.points.loss)
    this.#addRound(player, { won, lost, drawn })
  }

  #addSide(player: number, games: Games): void {
    const { points } = this.#rules
    if (games.won > games.lost) {
      increase(this.#points, player, points.win)
      increase(this.#won, player, 1)
    } else if (games.won < games.lost) {
      increase(this.#points, player, points.loss)
    } else {
      increase(this.#points, player, points.draw)
      // Where a draw earns no more than a loss (Yu-Gi-Oh!), a level score is a loss for both.
      if (points.draw > points.loss) increase(this.#drawn, player, 1)
    }
    this.#addRound(player, games)
  }

  #addRound(player: number, { won, lost, drawn }: Games): void {
    increase(this.#rounds, player, 1)
    increase(this.#gamesWon, player, won)
    increase(this.#gamesDrawn, player, drawn)
    increase(this.#games, player, won + lost + drawn)
  }
}

type Games = { readonly won: number; readonly lost: number; readonly drawn: number }

function increase(numbers: Int32Array, index: number, by: number): void {
  numbers[index] = (numbers[index] ?? 0) + by
}
