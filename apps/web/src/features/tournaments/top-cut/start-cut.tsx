import { bySeason } from '@tablee/domain/tournaments/kinds/by-season'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { FINAL_POD } from '@tablee/domain/tournaments/kinds/pod-bracket-places'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { cutCandidates, expectedCut } from '@tablee/domain/tournaments/rounds/cut-field'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStartCut } from '../api/rounds/start-cut.ts'
import { FIGURE_LABELS } from '../standings-table/figure-labels.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { type ChosenCut, type CutDecider, type CutLine, cutChoices, cutLine, firstChoice } from './cut-line.ts'
import { AskSeedsAhead, SeasonSeeds } from './season-seeds.tsx'
import { useCutName } from './use-cut-name.ts'

type StartCutProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** `bar`: among next steps; `planned`: the next step. */
  readonly place: 'bar' | 'planned' | 'list'
  readonly onStarted: () => void
}

/** With a preview of who advances, who does not and why (STAK-9). */
export function StartCut({ tournament, access, place, onStarted }: StartCutProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const candidates = useMemo(() => cutCandidates(tournament), [tournament])
  const choices = useMemo(() => cutChoices(tournament, candidates), [tournament, candidates])
  const proposed = expectedCut(tournament)
  const isProposed = choices.some((choice) => choice.by === 'size' && choice.size === proposed)
  if (choices.length === 0) return null
  return (
    <>
      <Button
        variant={place === 'planned' ? 'primary' : 'secondary'}
        className={place === 'list' ? '' : 'min-h-12'}
        onClick={() => setIsOpen(true)}
      >
        {isProposed && proposed !== null ? t('cut.open', { size: proposed }) : t('cut.openAny')}
      </Button>
      <AskSeedsAhead tournament={tournament} />
      {isOpen ? (
        <CutSheet
          {...{ tournament, access, candidates, choices }}
          first={firstChoice(choices, proposed)}
          onClose={() => setIsOpen(false)}
          onStarted={() => {
            setIsOpen(false)
            onStarted()
          }}
        />
      ) : null}
    </>
  )
}

type CutSheetProps = Pick<StartCutProps, 'tournament' | 'access' | 'onStarted'> & {
  readonly candidates: readonly Standing[]
  readonly choices: readonly ChosenCut[]
  readonly first: ChosenCut | undefined
  readonly onClose: () => void
}

const keyOf = (wish: ChosenCut) => (wish.by === 'size' ? `size ${wish.size}` : `points ${wish.points}`)

function CutSheet({ tournament, access, candidates, choices, first, onClose, onStarted }: CutSheetProps) {
  const { t } = useTranslation()
  const cutName = useCutName()
  const start = useStartCut(access)
  const [chosen, setChosen] = useState(first && keyOf(first))
  const [thirdPlace, setThirdPlace] = useState(false)
  const [columns, setColumns] = useState(false)
  const [playsOn, setPlaysOn] = useState(false)
  const wish = choices.find((choice) => keyOf(choice) === chosen)
  const line = useMemo(() => (wish ? cutLine(tournament, candidates, wish) : null), [tournament, candidates, wish])
  const isOfPods = structureOf(tournament) === 'pods'
  const hasSemifinals = !isOfPods && (line?.seeds.length ?? 0) > 3
  const hasSemifinalPods = isOfPods && (line?.seeds.length ?? 0) > FINAL_POD
  const confirm = async () => {
    if (!wish) return
    const reply = await start.send({
      ...{ wish, roundNumber: currentRound(tournament) },
      thirdPlace: thirdPlace && hasSemifinals,
      ...(columns && hasSemifinalPods ? { columns } : {}),
      ...(playsOn && isOfPods ? { playsOn } : {}),
    })
    if (reply === null) return
    onStarted()
    notify.success({ title: t('cut.started') })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cut.sheetTitle')}
      description={t(isOfPods ? 'cut.pods.sheetText' : 'cut.sheetText')}
      closeLabel={t('tournament.close')}
      isFooterPinned
      footer={
        <Button size="large" isWide isBusy={start.isSending} disabled={line === null} onClick={() => void confirm()}>
          {t('cut.start', { count: line?.seeds.length ?? 0 })}
        </Button>
      }
    >
      <ChoiceCards
        label={t('cut.choose')}
        choices={choices.map((choice) => ({
          value: keyOf(choice),
          label: choice.by === 'size' ? cutName(choice.size) : t('cut.byPoints', { count: choice.points }),
        }))}
        value={chosen ?? null}
        onChange={setChosen}
      />
      {hasSemifinals ? <Checkbox label={t('cut.thirdPlace')} isChecked={thirdPlace} onChange={setThirdPlace} /> : null}
      {hasSemifinalPods ? <Checkbox label={t('cut.pods.columns')} isChecked={columns} onChange={setColumns} /> : null}
      {isOfPods ? <Checkbox label={t('cut.pods.playsOn')} isChecked={playsOn} onChange={setPlaysOn} /> : null}
      <SeasonSeeds tournament={tournament} access={access} />
      {line ? <Line tournament={tournament} line={line} /> : null}
      <ActFailure act={start} title={t('cut.failed')} isTap />
    </Dialog>
  )
}

function Line({ tournament, line }: { readonly tournament: Tournament; readonly line: CutLine }) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const { seeds, behind, reason, decider } = line
  const order = bySeason(
    tournament.seasonSeeds,
    seeds.map(({ playerId }) => playerId),
  )
  const placed = order.flatMap((id) => seeds.find(({ playerId }) => playerId === id) ?? [])
  const [last, next] = [seeds.at(-1)?.points ?? 0, behind[0]?.points ?? 0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Rows title={t('cut.in')} rows={placed} from={1} names={names} />
      <p className="border-y border-line py-2 text-sm" aria-live="polite">
        {t(`cut.decided.${reason}`, { last, next })}{' '}
        {decider ? <Decider line={line} decider={decider} names={names} /> : null}
      </p>
      {behind.length > 0 ? <Rows title={t('cut.out')} rows={behind} from={seeds.length + 1} names={names} /> : null}
    </div>
  )
}

type DeciderProps = { readonly line: CutLine; readonly decider: CutDecider; readonly names: PlayerNames }

/** The figure that decided the last place. */
function Decider({ line: { seeds, behind }, decider: { figure, values }, names }: DeciderProps) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const { locale } = useLanguage()
  const nameOf = (row: Standing | undefined) => (row && names.get(row.playerId)) ?? ''
  // More decimals if one shows no difference.
  const exact = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 })
  const isClose = percent(values[0]) === percent(values[1])
  const told = isClose ? exact.format : percent
  return t('cut.decidedBy', {
    last: nameOf(seeds.at(-1)),
    next: nameOf(behind[0]),
    figure: t(`tournament.standings.${FIGURE_LABELS[figure]}`),
    ofLast: told(values[0]),
    ofNext: told(values[1]),
  })
}

type RowsProps = {
  readonly title: string
  readonly rows: readonly Standing[]
  readonly from: number
  readonly names: PlayerNames
}

function Rows({ title, rows, from, names }: RowsProps) {
  const { t } = useTranslation()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="text-base font-semibold">{title}</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1" start={from}>
        {rows.map(({ playerId, points }, index) => (
          <li key={playerId} className="flex items-baseline gap-2">
            <span className="w-7 shrink-0 text-end text-muted tabular-nums">{from + index}</span>
            <PlayerName name={names.get(playerId) ?? ''} className="flex-1" />
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {t('tournament.own.points', { count: points })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
