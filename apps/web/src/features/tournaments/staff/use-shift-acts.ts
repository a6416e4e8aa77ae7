import { useCallback } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type HelperOnShift, useTakeBackShift } from '../api/own/shifts.ts'
import type { GivenShift } from './hand-over-form.tsx'
import { useUntil } from './use-until.ts'

const TOAST = 'shift'

/** Ends a shift, and tells of one that began, which the telling takes back. */
export function useShiftActs(access: StaffAccess) {
  const { t } = useTranslation()
  const until = useUntil()
  const { send, isSending } = useTakeBackShift(access)
  const takeBack = useCallback(
    async (id: string) => {
      const isDone = (await send({ id })) !== null
      if (isDone) notify.success({ id: TOAST, title: t('shifts.takenBack') })
      else notify.error({ id: TOAST, title: t('shifts.takeBackFailed') })
    },
    [send, t],
  )
  const tell = useCallback(
    ({ id, name, expiresAt }: GivenShift, giver: Pick<HelperOnShift, 'name' | 'isOwn'>) => {
      const values = { name, giver: giver.name ?? '', time: until(expiresAt) }
      notify.info({
        id: TOAST,
        title: t(giver.isOwn ? 'shifts.doneOwn' : 'shifts.done', values),
        action: { label: t('shifts.takeBack'), onClick: () => void takeBack(id) },
      })
    },
    [t, until, takeBack],
  )
  return { takeBack, tell, isEnding: isSending }
}
