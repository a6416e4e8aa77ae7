import { useOrdinal } from '../../../language/use-ordinal.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { PodiumStep } from './use-podium.ts'

/** Second, first, third, as on a podium; on a phone a stair that goes down. Sizes follow the size of the text around. */
const LOOKS = {
  1: {
    item: 'w-full @xl:order-2',
    name: 'text-[1.35em]',
    longName: 'text-[1.35em] @xl:text-[1.05em]',
    block: '@xl:h-[calc(var(--step)*6)] text-[1.9em] @xl:text-[2.6em]',
    card: 'motion-safe:animate-[rise_360ms_ease-out]',
  },
  2: {
    item: 'w-[95%] @xl:order-1',
    name: 'text-[1.1em]',
    longName: 'text-[1.1em] @xl:text-[0.95em]',
    block: '@xl:h-[calc(var(--step)*4)] text-[1.5em] @xl:text-[2em]',
    card: '',
  },
  3: {
    item: 'w-[90%] @xl:order-3',
    name: 'text-[1.1em]',
    longName: 'text-[1.1em] @xl:text-[0.95em]',
    block: '@xl:h-[calc(var(--step)*2.6)] text-[1.5em] @xl:text-[2em]',
    card: '',
  },
} as const

/** Letters that a column of three holds in large type, as on the screen of a room. */
const LONG_NAME = 18

type PodiumStepsProps = { readonly steps: readonly PodiumStep[]; readonly className?: string }

/** Who won, and the two behind, each with how they got there. */
export function PodiumSteps({ steps, className }: PodiumStepsProps) {
  const ordinal = useOrdinal()
  return (
    <div className={classNames('@container', className)}>
      <ol className="grid h-full grid-cols-[minmax(0,1fr)] gap-2 @xl:auto-cols-[minmax(0,1fr)] @xl:grid-flow-col @xl:grid-cols-none @xl:grid-rows-[minmax(0,1fr)] @xl:items-end @xl:gap-[0.75em]">
        {steps.map(({ rank, places }) => {
          const look = LOOKS[rank]
          return (
            <li
              key={rank}
              className={classNames(
                'flex min-w-0 large-text:w-full @xl:max-h-full @xl:w-auto @xl:flex-col-reverse',
                look.item,
              )}
            >
              <span
                className={classNames(
                  'grid w-[2.4em] shrink-0 place-items-center rounded-s-control bg-on-mat/15 font-display font-bold tabular-nums @xl:min-h-[1.4em] @xl:w-auto @xl:shrink @xl:rounded-s-none @xl:rounded-b-control',
                  look.block,
                )}
              >
                {ordinal(rank)}
              </span>
              <div
                className={classNames(
                  'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-center gap-[0.5em] rounded-e-control bg-face px-[0.75em] py-[0.6em] text-face-ink @xl:flex-none @xl:px-[0.5em] @xl:rounded-e-none @xl:rounded-t-control @xl:py-[0.9em] @xl:text-center',
                  look.card,
                  // Nobody stands behind those who share the first place: they stand beside each other.
                  steps.length === 1 && '@xl:auto-cols-[minmax(0,1fr)] @xl:grid-flow-col @xl:grid-cols-none',
                )}
              >
                {places.map(({ key, name, how }) => (
                  <p key={key} className="grid grid-cols-[minmax(0,1fr)] leading-tight">
                    <PlayerName
                      name={name}
                      className={classNames(
                        'font-display font-bold wrap-anywhere!',
                        name.length > LONG_NAME ? look.longName : look.name,
                      )}
                    />
                    <span className="text-[0.9em] tabular-nums">{how}</span>
                  </p>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
