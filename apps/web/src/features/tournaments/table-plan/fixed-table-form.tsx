import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { fixedTableFault, tableLabel, tableNumbers, tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { Player, PlayerId, TablePlan, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { usePlanTables } from '../api/rounds/plan-tables.ts'

export type FixedTableFormProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Where they sit now, else the first of the plan; null where nobody else can stay there. */
function tableProposed(tournament: Tournament, player: PlayerId): number | null {
  const { tablePlan } = tournament
  const match = matchesOfRound(tournament, currentRound(tournament)).find((each) => seatsOf(each).includes(player))
  const taken = new Set(tablePlan.fixed.map(({ table }) => table))
  const table = (match ? tableOf(match) : null) ?? tableNumbers(tablePlan, 1, taken)[0] ?? 0
  return fixedTableFault(tablePlan, table) === null ? table : null
}

function labelOrNone(plan: TablePlan, table: number | null): string {
  return table === null ? '' : tableLabel(plan, table)
}

function othersFixed({ fixed }: TablePlan, player: Player): TablePlan['fixed'] {
  return fixed.filter(({ playerId }) => playerId !== player.id)
}

export type GiveFixedTableProps = Omit<FixedTableFormProps, 'onBack'>

function useFixedTable({ tournament: { tablePlan: before }, access, player, onDone }: GiveFixedTableProps) {
  const { t } = useTranslation()
  const act = usePlanTables(access)
  const send = async (fixed: TablePlan['fixed'], title: string) => {
    if ((await act.send({ ...before, fixed })) === null) return null
    onDone()
    const takeBack = async () => {
      if ((await act.send(before)) === null) notify.error({ title: t('tablePlan.failed') })
    }
    return notify.info({ title, action: { label: t('settingList.takeBack'), onClick: () => void takeBack() } })
  }
  const keep = (table: number) => {
    const fixed = [...othersFixed(before, player), { playerId: player.id, table }]
    return send(
      fixed.sort((one, other) => one.table - other.table),
      t('tablePlan.keptAt', { name: player.name, table: tableLabel(before, table) }),
    )
  }
  return { act, send, keep }
}

/** The table that the form would propose, by one tap (READ-7). */
export function GiveFixedTable(props: GiveFixedTableProps) {
  const { tournament, player } = props
  const { t } = useTranslation()
  const { act, keep } = useFixedTable(props)
  const table = tableProposed(tournament, player.id)
  if (table === null) return null
  return (
    <>
      <Button variant="secondary" isBusy={act.isSending} onClick={() => void keep(table)}>
        {t('tablePlan.give', { table: tableLabel(tournament.tablePlan, table) })}
      </Button>
      <ActFailure act={act} title={t('tablePlan.failed')} isTap />
    </>
  )
}

/** The player's table from the next round on; the rest of the plan stays (STAK-8). */
export function FixedTableForm({ tournament, access, player, onBack, onDone }: FixedTableFormProps) {
  const { t } = useTranslation()
  const { tablePlan: before } = tournament
  const { name } = player
  const { act, send, keep } = useFixedTable({ tournament, access, player, onDone })
  const own = before.fixed.find(({ playerId }) => playerId === player.id)
  const others = othersFixed(before, player)
  const numberOf = (typed: string) => tableTyped(before, typed) ?? 0
  const faultOf = (typed: string) => {
    const fault = fixedTableFault({ ...before, fixed: others }, numberOf(typed))
    return fault === null ? undefined : t(`refusals.${fault}`)
  }
  const form = useForm({
    initial: { table: labelOrNone(before, own?.table ?? tableProposed(tournament, player.id)) },
    failure: act.error,
    isSending: act.isSending,
    check: ({ table }) => ({ table: faultOf(table) }),
    send: ({ table }) => keep(numberOf(table)),
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        label={t('tablePlan.keepAt', { name })}
        hint={t(isRunning(tournament) ? 'tablePlan.fromNextRound' : 'tablePlan.fixedHelp')}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        {...(before.prefix === '' ? { inputMode: 'numeric' } : {})}
        {...form.field('table')}
      />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('tablePlan.failed')} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          {t('admin.players.back')}
        </Button>
        {own ? (
          <Button
            variant="secondary"
            disabled={act.isSending}
            onClick={() => void send(others, t('tablePlan.freed', { name }))}
          >
            {t('tablePlan.release')}
          </Button>
        ) : null}
        <Button type="submit" isBusy={act.isSending} disabled={own !== undefined && form.isUnchanged}>
          {t('tablePlan.add')}
        </Button>
      </div>
    </form>
  )
}
