import { mayMove } from '@tablee/domain/tournaments/authority/hand-over-shift'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type HelperOnShift, useShifts } from '../api/own/shifts.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { allShiftsIn } from './shifts-in.ts'
import { useShiftActs } from './use-shift-acts.ts'
import { useUntil } from './use-until.ts'

export type OwnShiftsProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onClose: () => void
}

/** Helpers hand over their own role, a head judge those of judges; who has just one goes to the form at once. */
export function OwnShifts({ tournament, access, onClose }: OwnShiftsProps) {
  const { t } = useTranslation()
  const query = useShifts(access)
  const [giver, setGiver] = useState<HelperOnShift | null>(null)
  const helpers = query.data?.helpers ?? []
  const ids = helpers.filter(({ isOwn }) => isOwn).map(({ id }) => id)
  const movable = helpers.filter((one) => one.replaces === null && mayMove({ role: access.role, ids }, one))
  const isForOne = movable.length === 1 && allShiftsIn(helpers).length === 0
  const chosen = giver ?? (isForOne ? (movable[0] ?? null) : null)
  if (chosen) return <HandOverDialog {...{ tournament, access }} giver={chosen} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('shifts.title')} closeLabel={t('tournament.close')}>
      <Asked query={query} waiting={<Spinner />} title={t('shifts.loadFailed')}>
        {() => <ShiftList {...{ helpers, movable, access }} onGive={setGiver} />}
      </Asked>
    </Dialog>
  )
}

type ShiftListProps = {
  readonly helpers: readonly HelperOnShift[]
  readonly movable: readonly HelperOnShift[]
  readonly access: StaffAccess
  readonly onGive: (giver: HelperOnShift) => void
}

function ShiftList({ helpers, movable, access, onGive }: ShiftListProps) {
  const { t } = useTranslation()
  const until = useUntil()
  const { takeBack, isEnding } = useShiftActs(access)
  const nobody = t('staff.member.nobody')
  const shifts = allShiftsIn(helpers).filter(({ standIn, giver }) => standIn.isOwn || movable.includes(giver))
  const free = movable.filter((one) => !shifts.some(({ giver }) => giver === one))
  return (
    <ul aria-label={t('shifts.title')} className="divide-y divide-line border-y border-line">
      {shifts.map(({ standIn, giver }) => (
        <ShiftRow
          key={standIn.id}
          name={standIn.isOwn ? t('shifts.you') : (standIn.name ?? nobody)}
          line={t('shifts.replaces', { giver: giver.name ?? nobody, time: until(standIn.expiresAt) })}
          button={t(standIn.isOwn ? 'shifts.giveBack' : 'shifts.takeBack')}
          isBusy={isEnding}
          onClick={() => void takeBack(standIn.id)}
        />
      ))}
      {free.map((one) => (
        <ShiftRow
          key={one.id}
          name={one.isOwn ? t('shifts.you') : (one.name ?? nobody)}
          line={t(`staff.roles.${one.role}`)}
          button={t(one.isOwn ? 'shifts.own' : 'shifts.of')}
          isBusy={false}
          onClick={() => onGive(one)}
        />
      ))}
    </ul>
  )
}

type ShiftRowProps = Readonly<Record<'name' | 'line' | 'button', string>> & {
  readonly isBusy: boolean
  readonly onClick: () => void
}

function ShiftRow({ name, line, button, isBusy, onClick }: ShiftRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="grid min-w-40 flex-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted wrap-anywhere">{line}</span>
      </span>
      <Button variant="secondary" isBusy={isBusy} onClick={onClick} aria-label={`${button} · ${name}`}>
        {button}
      </Button>
    </li>
  )
}
