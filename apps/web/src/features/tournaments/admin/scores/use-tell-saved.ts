import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import type { SavedRound } from '../../pairing-by-hand/use-saving.ts'
import { useTellPlaces } from '../rounds/use-tell-places.ts'

/** Says that a round set by hand is saved; one tap takes it back (EVEN-6), unless results went with it, which was asked before. */
export function useTellSaved(access: StaffAccess): (saved: SavedRound) => void {
  const { t } = useTranslation()
  const tell = useTellPlaces(access)
  return ({ lost, ...saved }) => {
    const title = t('admin.pairing.saved')
    // In an event a drop is taken back with the registration.
    const isFinal = lost > 0 || (saved.dropped.length > 0 && saved.before.announcement !== null)
    if (isFinal) notify.success({ title })
    else tell({ title, ...saved })
  }
}
