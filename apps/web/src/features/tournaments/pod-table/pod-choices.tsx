import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choice } from './choice.tsx'
import { PlaceChoices } from './place-choices.tsx'
import type { PodQuestion } from './pod-question.ts'
import { drawOf, type Seated } from './seated.ts'

/** A draw of one is none. */
const FEWEST_IN_DRAW = 2

type PodChoicesProps = {
  readonly seated: Seated
  readonly chosen: Placings | null
  readonly onChoose: (placings: Placings | null) => void
  /** Default: with who was still in. */
  readonly asked?: PodQuestion
  readonly isDisabled?: boolean
}

export function PodChoices({ isDisabled = false, asked = 'survivors', ...props }: PodChoicesProps) {
  if (asked === 'places') return <PlaceChoices {...props} isDisabled={isDisabled} />
  return <WinnerChoices {...props} asked={asked} isDisabled={isDisabled} />
}

/** Who won, or a draw; after a draw, who was still in. */
function WinnerChoices({ seated, chosen, onChoose, asked, isDisabled }: PodChoicesProps) {
  const { t } = useTranslation()
  const { short, own, out = [] } = seated
  const playing = short.flatMap((_, seat) => (out.includes(seat) ? [] : [seat]))
  const others = playing.filter((seat) => seat !== own)
  const isWon = (seat: number) => chosen !== null && 'winner' in chosen && chosen.winner === seat
  const drawn = chosen !== null && 'drawn' in chosen ? chosen.drawn : null
  const isDrawn = drawn !== null || (chosen !== null && 'places' in chosen)
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="sr-only">{t('pods.report.title')}</legend>
      <div className="grid grid-cols-2 gap-2 large-text:grid-cols-[minmax(0,1fr)]">
        {own === null || out.includes(own) ? null : (
          <Choice isWide isChosen={isWon(own)} onChoose={() => onChoose({ winner: own })}>
            {t('pods.report.iWon')}
          </Choice>
        )}
        {others.map((seat) => (
          <Choice key={seat} isChosen={isWon(seat)} onChoose={() => onChoose({ winner: seat })}>
            {t('pods.report.won', { name: short[seat] ?? '' })}
          </Choice>
        ))}
        <Choice
          isWide={others.length % 2 === 0}
          isChosen={isDrawn}
          onChoose={() => onChoose(drawOf(seated, asked ?? 'survivors'))}
        >
          {t('pods.report.draw')}
        </Choice>
      </div>
      {drawn === null || asked === 'winner' ? null : (
        <StillIn seated={seated} drawn={drawn} onChange={(still) => onChoose({ drawn: still })} />
      )}
    </fieldset>
  )
}

export function isWhole(placings: Placings | null): placings is Placings {
  return placings !== null && !('drawn' in placings && placings.drawn.length < FEWEST_IN_DRAW)
}

type StillInProps = {
  readonly seated: Seated
  readonly drawn: readonly number[]
  readonly onChange: (drawn: readonly number[]) => void
}

/** Those unticked had lost before the game was drawn. */
function StillIn({ seated: { names, own, out = [] }, drawn, onChange }: StillInProps) {
  const { t } = useTranslation()
  const tick = (seat: number, isIn: boolean) =>
    onChange(names.flatMap((_, each) => ((each === seat ? isIn : drawn.includes(each)) ? [each] : [])))
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <legend className="font-semibold">{t('pods.report.stillIn')}</legend>
      <p className="text-sm text-muted">{t('pods.report.stillInHelp')}</p>
      {names.map((name, seat) =>
        out.includes(seat) ? null : (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its seat
            key={seat}
            label={<span className="wrap-anywhere">{seat === own ? `${name} ${t('dashboard.youNote')}` : name}</span>}
            isChecked={drawn.includes(seat)}
            onChange={(isIn) => tick(seat, isIn)}
          />
        ),
      )}
      <p role="alert" className="text-carmine empty:hidden">
        {drawn.length < FEWEST_IN_DRAW ? t('pods.report.atLeastTwo') : null}
      </p>
    </fieldset>
  )
}
