import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-by-hand'
import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { AdvancedDraft } from '../creation-card/advanced-draft.ts'
import { EndInput, PartsInput, TeamsInput } from '../creation-card/announcement-inputs.tsx'
import { DescriptionInput } from '../creation-card/event-inputs.tsx'
import { momentOf } from '../creation-card/moment-text.ts'
import { type AnnouncementForm, plannedPartsIn } from '../creation-card/use-advanced-draft.ts'
import { AdaptRules } from '../game-rules/adapt-rules.tsx'
import { type ChosenRules, cutOfStructure, hasPairs, mayHaveCut, mayPlanRounds } from '../game-rules/chosen-rules.ts'
import { useTournamentDifferences } from '../game-rules/use-differences.ts'
import { DataDaysField } from '../registration-rules/data-days-field.tsx'
import { GuardianAgeField } from '../registration-rules/guardian-age-field.tsx'
import { ArrivalFields, DeckFields, EntryFields, FeeField } from '../registration-rules/rules-fields.tsx'
import { LargeSwissFields } from '../structure/large-swiss-fields.tsx'
import { mayBeWeekly } from '../structure/may-be-weekly.ts'
import { WeeklyField } from '../structure/weekly-field.tsx'
import { entrantsExpected, mayHaveTeams } from '../teams/seats-for-teams.ts'
import { YouthField } from '../youth/youth-field.tsx'
import { eventOfDraft } from './event-of-draft.ts'

export function FoldedParts({ form }: { readonly form: AnnouncementForm }) {
  const { t } = useTranslation()
  const { values } = form
  const largeText = useLargeText(values)
  const rulesText = useRulesText(values)
  return (
    <div className="grid divide-y divide-line border-y border-line">
      <Folded
        title={t('announce.parts.entry')}
        value={useEntryText(values)}
        isWrong={Boolean(form.faultOf('closes') || form.faultOf('fee'))}
      >
        <EntryFields form={form} />
        <YouthField isYouth={values.isYouth} onChange={(isYouth) => form.set('isYouth', isYouth)} />
        <GuardianAgeField form={form} isYouth={values.isYouth} />
        <FeeField form={form} />
        <DataDaysField form={form} isYouth={values.isYouth} />
      </Folded>
      <Folded
        title={t('announce.parts.deck')}
        value={useDeckText(values)}
        isWrong={Boolean(form.faultOf('fewestCards'))}
      >
        <DeckFields form={form} />
      </Folded>
      <Folded title={t('gameRules.title')} value={rulesText} isWrong={false}>
        <RulesInput form={form} />
      </Folded>
      <Folded
        title={t('announce.parts.day')}
        value={useDayText(values)}
        isWrong={Boolean(form.faultOf('endDate') || form.faultOf('description') || form.faultOf('plannedParts'))}
      >
        <WeeklyField {...values} onChange={(isWeekly) => form.set('isWeekly', isWeekly)} />
        <TeamsInput form={form} />
        <PartsInput form={form} />
        <EndInput form={form} />
        <ArrivalFields form={form} />
        <DescriptionInput rows={4} {...form.field('description')} />
      </Folded>
      {values.structure === 'swiss' ? (
        <Folded title={t('largeSwiss.title')} value={largeText} isWrong={Boolean(form.faultOf('advanceAt'))}>
          <LargeSwissFields
            help={`${t('largeSwiss.acceleratedHelpAhead')} ${t('largeSwiss.fixRoundsLater')}`}
            accelerated={values.accelerated}
            onAccelerated={(isChosen) => form.set('accelerated', isChosen)}
            advances={values.advances}
            onAdvances={(isChosen) => form.set('advances', isChosen)}
            points={form.field('advanceAt')}
          />
        </Folded>
      ) : null}
    </div>
  )
}

function RulesInput({ form }: { readonly form: AnnouncementForm }) {
  const { gameType, structure, plannedParts, plannedRounds = null, maxPlayers, ...values } = form.values
  const { clockPlan = CLOCK_BY_HAND } = values
  const cut = {
    size: cutOfStructure(values.plannedCut ?? null, structure),
    onChange: (size: PlannedCut | null) => form.set('plannedCut', size),
  }
  const rounds = { value: plannedRounds, onChange: (count: number | null) => form.set('plannedRounds', count) }
  const minutes = {
    value: clockPlan.minutes,
    onChange: (count: number | null) => form.set('clockPlan', { ...clockPlan, minutes: count }),
  }
  const isOfPods = !hasPairs(structure, plannedParts)
  return (
    <AdaptRules
      game={gameType}
      rules={isOfPods ? values.rules : withClock(values)}
      onChange={(rules) => {
        // The minutes of an earlier event's clock are among its rules from here on.
        if (values.clockPlan && !isOfPods) form.set('clockPlan', { ...values.clockPlan, minutes: null })
        form.set('rules', rules)
      }}
      cut={mayHaveCut({ structure, parts: plannedParts }) ? cut : null}
      rounds={mayPlanRounds(structure) ? rounds : null}
      podMinutes={isOfPods ? minutes : null}
      players={entrantsExpected(maxPlayers, mayHaveTeams(structure) ? (values.teamKind ?? null) : null)}
    />
  )
}

function withClock({ rules, clockPlan }: Pick<AdvancedDraft, 'rules' | 'clockPlan'>): ChosenRules {
  const minutes = clockPlan?.minutes ?? null
  return minutes === null ? rules : { ...rules, roundMinutes: minutes }
}

type FoldedProps = {
  readonly title: string
  readonly value: string
  /** Unfolded to show the error. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

function Folded({ title, value, isWrong, children }: FoldedProps) {
  const id = useId()
  const [wish, setWish] = useState(false)
  const isOpen = wish || isWrong
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setWish(!isOpen)}
        className="flex min-h-14 w-full items-center gap-2 rounded-control px-2 py-2 text-start hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{title}</span>{' '}
          <span className="min-w-0 text-muted wrap-anywhere tabular-nums">{value}</span>
        </span>
        <ChevronDown aria-hidden="true" className={`size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={isOpen ? 'grid min-w-0 gap-5 px-2 pt-2 pb-5' : undefined}>
        {isOpen ? children : null}
      </div>
    </div>
  )
}

function useEntryText({ closes, acceptsAutomatically, fee, isYouth }: AdvancedDraft): string {
  const { t } = useTranslation()
  const moment = useMomentText()
  const until = closes.day === '' ? null : moment(closes.day, closes.time)
  return [
    t(acceptsAutomatically ? 'settingList.rules.automatic' : 'settingList.rules.byHand'),
    ...(until === null ? [] : [t('settingList.rules.until', { date: until })]),
    ...(fee.trim() === '' ? [] : [fee.trim()]),
    ...(isYouth ? [t('youth.short')] : []),
  ].join(', ')
}

function useDeckText({ deck, fewestCards }: AdvancedDraft): string {
  const { t } = useTranslation()
  const least = deck === 'none' || fewestCards === null ? [] : [t('announce.parts.fewest', { count: fewestCards })]
  return [t(`announce.parts.decks.${deck}`), ...least].join(', ')
}

function useRulesText(draft: AdvancedDraft): string {
  const { t } = useTranslation()
  const event = useMemo(() => eventOfDraft(draft, ''), [draft])
  return useTournamentDifferences(event) ?? t('gameRules.published')
}

function useDayText(draft: AdvancedDraft) {
  const { structure, isWeekly, teamKind, endDate, endTime, checkInMinutes, checksInByCode, description } = draft
  const { t } = useTranslation()
  const moment = useMomentText()
  const parts = plannedPartsIn(draft)?.length ?? 0
  const end = endDate === '' ? null : moment(endDate, endTime)
  return [
    t(`structure.names.${structure}`),
    ...(isWeekly && mayBeWeekly(draft) ? [t('league.weekly')] : []),
    ...(!teamKind || !mayHaveTeams(structure) ? [] : [t(`teams.names.${teamKind}`)]),
    ...(parts === 0 ? [] : [t('announce.parts.several', { count: parts + 1 })]),
    ...(end === null ? [] : [t('announce.parts.until', { date: end })]),
    ...(checkInMinutes === null && !checksInByCode ? [] : [t('announce.parts.checkIn')]),
    ...(description.trim() === '' ? [] : [t('announce.parts.description')]),
  ].join(', ')
}

function useLargeText({ accelerated, advances, advanceAt }: AdvancedDraft): string {
  const { t } = useTranslation()
  const advance = accelerated ? 'both' : 'advance'
  const name = advances && advanceAt !== null ? advance : accelerated ? 'accelerated' : 'none'
  return t(`largeSwiss.value.${name}`, { points: advanceAt ?? 0 })
}

/** Null for an invalid moment. */
function useMomentText(): (day: string, time: string) => string | null {
  const { dateTime } = useFormats()
  return (day, time) => {
    const at = new Date(momentOf(day, time))
    return Number.isNaN(at.getTime()) ? null : dateTime(at)
  }
}
