import type { CSSProperties } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { PodiumStep } from './use-podium.ts'

/** Second, first, third; on a phone descending. */
const STEPS = {
  1: { '--order': 2, '--down': 0, '--high': 6, '--name': '1.35em', '--rank': '2.2em' },
  2: { '--order': 1, '--down': 1, '--high': 4, '--name': '1.1em', '--rank': '1.7em' },
  3: { '--order': 3, '--down': 2, '--high': 2.6, '--name': '1.1em', '--rank': '1.7em' },
} as const

/** Letters that fit a third of the width in large type, as on a wall. */
const LONG_NAME = 18

type PodiumStepsProps = {
  readonly steps: readonly PodiumStep[]
  /** Sets the font size and `--step`, the height of a step. */
  readonly className?: string
}

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
