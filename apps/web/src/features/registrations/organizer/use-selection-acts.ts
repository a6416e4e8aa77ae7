import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import {
  useAcceptRegistrations,
  useCancelRegistrations,
  useCheckInPlayers,
  useNotePayments,
  useUndoRegistrationActs,
} from '../api/bulk-registration-acts.ts'
import { useAcceptedText } from './use-accepted-text.ts'

type Rows = readonly RegistrationView[]
const idsOf = (rows: Rows) => rows.map(({ id }) => id)

export type SelectionActs = ReturnType<typeof useSelectionActs>

/** Acts on several, reported with an undo (EVEN-6); each returns whether it was done. */
export function useSelectionActs({ id }: Pick<Tournament, 'id'>) {
  const { t } = useTranslation()
  const accept = useAcceptRegistrations(id)
  const checkIn = useCheckInPlayers(id)
  const pay = useNotePayments(id)
  const cancel = useCancelRegistrations(id)
  const undo = useUndoRegistrationActs(id)
  const acceptedText = useAcceptedText()
  const tell = (told: string | ReturnType<typeof acceptedText>, takeBack: () => void) =>
    notify.info({
      ...(typeof told === 'string' ? { title: told } : told),
      action: { label: t('organizer.done.takeBack'), onClick: takeBack },
    })
  useToldFailure(accept, t('organizer.failed.bulk'))
  useToldFailure(checkIn, t('organizer.failed.check-in'))
  useToldFailure(pay, t('organizer.failed.payment'))
  useToldFailure(cancel, t('organizer.failed.cancel'))
  useToldFailure(undo, t('organizer.failed.undo'))
  return {
    isSending: [accept, checkIn, pay, cancel, undo].some(({ isSending }) => isSending),
    accept: async (rows: Rows) => {
      const reply = await accept.send({ registrationIds: idsOf(rows) })
      if (!reply) return false
      const registrationIds = idsOf(reply.data.registrations)
      const takeBack = () => void undo.send({ registrationIds, act: 'accept' })
      tell(acceptedText(reply.data), takeBack)
      return true
    },
    present: async (rows: Rows) => {
      const reply = await checkIn.send({ registrationIds: idsOf(rows), isPresent: true })
      if (!reply) return false
      const registrationIds = idsOf(reply.data.registrations)
      const takeBack = () => void checkIn.send({ registrationIds, isPresent: false })
      tell(t('organizer.selection.presentDone', { count: registrationIds.length }), takeBack)
      return true
    },
    paid: async (rows: Rows) => {
      const reply = await pay.send({ registrationIds: idsOf(rows), hasPaid: true })
      if (!reply) return false
      const registrationIds = idsOf(reply.data.registrations)
      const takeBack = () => void pay.send({ registrationIds, hasPaid: false })
      tell(t('organizer.selection.paidDone', { count: registrationIds.length }), takeBack)
      return true
    },
    cancel: async (rows: Rows) => {
      const reply = await cancel.send({ registrationIds: idsOf(rows) })
      if (!reply) return false
      const registrationIds = idsOf(reply.data.registrations)
      const takeBack = () => void undo.send({ registrationIds, act: 'cancel' })
      tell(t('organizer.selection.cancelDone', { count: registrationIds.length }), takeBack)
      return true
    },
  }
}
