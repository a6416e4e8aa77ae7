import type { CSSProperties } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { PodiumStep } from './use-podium.ts'

/** Second, first, third, as on a podium; on a phone a stair that goes down. */
const STEPS = {
  1: { '--order': 2, '--down': 0, '--high': 6, '--name': '1.35em', '--rank': '2.2em' },
  2: { '--order': 1, '--down': 1, '--high': 4, '--name': '1.1em', '--rank': '1.7em' },
  3: { '--order': 3, '--down': 2, '--high': 2.6, '--name': '1.1em', '--rank': '1.7em' },
} as const

/** Letters that a column of three holds in large type, as on the screen of a room. */
const LONG_NAME = 18

type PodiumStepsProps = {
  readonly steps: readonly PodiumStep[]
  /** Sets the size of the text, which all follows, and `--step`, how high a step is. */
  readonly className?: string
}

/** Who won, and the two behind, each with how they got there. */
export function PodiumSteps({ steps, className }: PodiumStepsProps) {
  const ordinal = useOrdinal()
  return (
    <div className={classNames('podium', className)}>
      <ol>
        {steps.map(({ rank, places }) => (
          <li key={rank} style={STEPS[rank] as CSSProperties}>
            <span className="font-display font-bold tabular-nums">{ordinal(rank)}</span>
            <div className={classNames('bg-face text-face-ink', rank === 1 && 'lifted')}>
              {places.map(({ key, name, how }) => (
                <p key={key} className="min-w-0 leading-tight">
                  <PlayerName
                    name={name}
                    className={classNames('font-display font-bold', name.length > LONG_NAME && 'is-long')}
                  />
                  <span className="tabular-nums">{how}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
