import { seededRandom } from '../../seeded-random.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import type { WholeTournament } from '../tournament.ts'
import { anEmptyTournament, publicId } from './a-tournament.ts'
import { type EveningStep, eveningOfActs } from './evening-of-acts.ts'
import { decideStep, drawnForStep } from './step-of-evening.ts'

const phones = (number: number) => publicId(`phone${number}`)

type Played = {
  readonly tournament: WholeTournament
  readonly acts: readonly EveningStep[]
  readonly refused: readonly string[]
  /** How long the rounds are whose clock starts with them. */
  readonly clocks: readonly number[]
}

/** An evening without a server: with a clock and a chance of its own, as a device would. */
export function playEvening(seed: string): Played {
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
    const outcome = decideStep(tournament, step.value, {
      phones,
      given: {
        at: new Date(Date.parse('2030-01-31T18:00:00.000Z') + minute * 60_000),
        seed: hasSeed ? draw() : '',
        ids: Array.from({ length: ids }, draw),
      },
    })
    if (outcome.accepted) {
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
