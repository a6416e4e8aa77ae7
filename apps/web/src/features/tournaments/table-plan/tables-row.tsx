import { hasPods, podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { podSizes } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import {
  isTableNumber,
  isTablePrefix,
  MOST_TABLE_NUMBER,
  TABLE_PREFIX_MAX_LENGTH,
  tableLabel,
  tableNumbers,
} from '@tablee/domain/tournaments/tables/table-plan'
import { entrantsOf } from '@tablee/domain/tournaments/teams/entrants'
import type { TablePlan, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { usePlanTables } from '../api/rounds/plan-tables.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { FixedTables } from './fixed-tables.tsx'
import { readRanges, writeRanges } from './table-ranges.ts'

type TablesProps = { readonly tournament: Tournament; readonly access: StaffAccess }

type Typed = {
  readonly prefix: string
  readonly first: number | null
  readonly leftOut: string
  readonly fixed: TablePlan['fixed']
  readonly isDrawn: boolean
}

/** Table numbers from the next round on (STAK-8). */
export function TablesRow({ tournament, access }: TablesProps) {
  const { t } = useTranslation()
  return (
    <SettingRow
      title={t('settingList.tables.title')}
      value={useTablePlanText(tournament)}
      sheetTitle={t('tablePlan.title')}
    >
      <TablePlanForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function TablePlanForm({ tournament, access }: TablesProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const act = usePlanTables(access)
  const { tablePlan: before } = tournament
  const known = typedOf(before)
  const form = useForm<Typed>({
    initial: known,
    failure: act.error,
    isKnownOnceSent: true,
    check: (typed) => ({
      prefix: isTablePrefix(typed.prefix.trim()) ? undefined : t('refusals.table_prefix_invalid'),
      first: typed.first === null || !isTableNumber(typed.first) ? t('refusals.table_number_invalid') : undefined,
      leftOut: readRanges(typed.leftOut) === null ? t('tablePlan.leftOutWrong') : undefined,
    }),
    send: async (typed) => {
      const plan = planOf(typed)
      const reply = plan && (await act.send(plan))
      return reply && sheet.saved({ title: t('tablePlan.saved'), takeBack: () => act.send(before) })
    },
  })
  const { values } = form
  const isUnchanged = JSON.stringify(planOf(values)) === JSON.stringify(planOf(known))
  const sheet = useSettingSheet(!form.isUnchanged)
  const drawn = form.field('isDrawn')
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isRunning(tournament) ? <p className="text-muted">{t('tablePlan.fromNextRound')}</p> : null}
      <TextInput
        label={t('tablePlan.prefix')}
        hint={t('tablePlan.prefixHint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={TABLE_PREFIX_MAX_LENGTH}
        {...form.field('prefix')}
      />
      <NumberInput
        label={t('tablePlan.first')}
        {...form.field('first')}
        min={1}
        max={MOST_TABLE_NUMBER}
        locale={locale}
        incrementLabel={t('tablePlan.more')}
        decrementLabel={t('tablePlan.fewer')}
      />
      <TextInput
        label={t('tablePlan.leftOut')}
        hint={t('tablePlan.leftOutHint')}
        autoComplete="off"
        {...form.field('leftOut')}
      />
      <Checkbox label={t('tablePlan.random')} isChecked={values.isDrawn} onChange={drawn.onChange} />
      <FixedTables
        players={tournament.players}
        prefix={values.prefix.trim()}
        leftOut={readRanges(values.leftOut) ?? []}
        {...form.field('fixed')}
        value={values.fixed}
      />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('tablePlan.failed')} />}
      <SaveSetting label={t('tablePlan.save')} isBusy={act.isSending} disabled={isUnchanged} />
    </form>
  )
}

function typedOf({ prefix, first, leftOut, fixed, order }: TablePlan): Typed {
  return { prefix, first, leftOut: writeRanges(leftOut), fixed, isDrawn: order === 'random' }
}

function planOf({ prefix, first, leftOut, fixed, isDrawn }: Typed): TablePlan | null {
  const without = readRanges(leftOut)
  if (first === null || without === null) return null
  return { prefix: prefix.trim(), first, leftOut: without, fixed, order: isDrawn ? 'random' : 'rank' }
}

/** The tables needed for this many players, and the plan: "1 à 20, sans 5, 2 fixes". */
function useTablePlanText(tournament: Tournament): string {
  const { t } = useTranslation()
  const { tablePlan, players } = tournament
  const { leftOut, order } = tablePlan
  const here = players.filter(({ droppedAfter }) => droppedAfter === null)
  const isHere = new Set(here.map(({ id }) => id))
  const fixed = tablePlan.fixed.filter(({ playerId }) => isHere.has(playerId)).length
  const numbers = tableNumbers(tablePlan, tablesNeeded(tournament))
  const labelOf = (table: number | undefined) => tableLabel(tablePlan, table ?? tablePlan.first)
  const [first, last] = [labelOf(numbers[0]), labelOf(numbers.at(-1))]
  const span = numbers.length === 0 ? 'from' : numbers.length === 1 ? 'one' : 'span'
  return [
    t(`settingList.tables.${span}`, { first, last }),
    ...(leftOut.length === 0 ? [] : [t('settingList.tables.leftOut', { tables: writeRanges(leftOut) })]),
    ...(fixed === 0 ? [] : [t('settingList.tables.fixed', { count: fixed })]),
    ...(order === 'random' ? [t('settingList.tables.random')] : []),
  ].join(', ')
}

/** For those still here: one for two people or two teams, or for about four people. */
function tablesNeeded(tournament: Tournament): number {
  const count = entrantsOf(tournament).filter(({ droppedAfter }) => droppedAfter === null).length
  const stage = currentStage(tournament)
  if (!hasPods(stage)) return Math.floor(count / 2)
  return podSizes(count, podPlanOf(stage).remainder)?.sizes.length ?? 0
}
