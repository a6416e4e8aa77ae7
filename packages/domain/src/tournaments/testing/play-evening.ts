import { seededRandom } from '../../seeded-random.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import type { WholeTournament } from '../tournament.ts'
import { anEmptyTournament, publicId } from './a-tournament.ts'
import { type EveningStep, eveningOfActs } from './evening-of-acts.ts'
import { type DecidingStep, decideStep, decidingStep, drawnForStep } from './step-of-evening.ts'

const phones = (number: number) => publicId(`phone${number}`)

type Played = {
  readonly tournament: WholeTournament
  readonly acts: readonly EveningStep[]
  readonly refused: readonly string[]
  /** Lengths of rounds whose clock starts with them. */
  readonly clocks: readonly number[]
}

type Taken = {
  readonly before: WholeTournament
  readonly step: EveningStep
  readonly deciding: DecidingStep
  readonly changes: readonly Change[]
}

/** An evening without a server: with its own clock and randomness, like a device. */
export function playEvening(seed: string, note: (taken: Taken) => void = () => {}): Played {
  const random = seededRandom(`chance of ${seed}`)
  const draw = () => Math.floor(random() * 2 ** 32).toString(16)
  const steps = eveningOfActs(seed, phones)
  const acts: EveningStep[] = []
  const refused: string[] = []
  const clocks: number[] = []
  let tournament = anEmptyTournament({ capacity: 16 })
  let step = steps.next()
  for (let minute = 0; !step.done; minute++) {
    const { hasSeed, ids } = drawnForStep(step.value)
    const given = {
      at: new Date(Date.parse('2030-01-31T18:00:00.000Z') + minute * 60_000),
      seed: hasSeed ? draw() : '',
      ids: Array.from({ length: ids }, draw),
    }
    const outcome = decideStep(tournament, step.value, { phones, given })
    if (outcome.accepted) {
      const deciding = decidingStep(tournament, step.value, { phones, given })
      note({ before: tournament, step: step.value, deciding, changes: outcome.value })
      tournament = evolveAll(tournament, outcome.value)
      if (outcome.value.some(({ kind }) => kind === 'round_paired')) clocks.push(clockOf(outcome.value))
    } else refused.push(outcome.refusal.code)
    acts.push(step.value)
    step = steps.next(tournament)
  }
  return { tournament, acts, refused, clocks }
}

function clockOf(changes: readonly Change[]): number {
  return (
    changes.flatMap((change) => (change.kind === 'clock_set' && change.clock ? [change.clock.durationMs] : []))[0] ?? 0
  )
}
