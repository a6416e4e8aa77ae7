import type { PairingWarning } from '@tablee/domain/tournaments/rounds/pairing-warnings'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { WarningList } from './changes-sheet.tsx'

type LostResultsProps = {
  readonly warnings: readonly PairingWarning[]
  readonly names: PlayerNames
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks once before saving erases results, which cannot be undone (EVEN-6). */
export function LostResults({ warnings, names, isOpen, onClose, onConfirm }: LostResultsProps) {
  const { t } = useTranslation()
  const count = warnings.length
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('admin.pairing.lost.title', { count })}
      description={t('admin.pairing.lost.text')}
      confirmLabel={t('admin.pairing.lost.confirm')}
      cancelLabel={t('admin.pairing.lost.keep', { count })}
      closeLabel={t('tournament.close')}
      isDangerous
    >
      <WarningList warnings={warnings} names={names} />
    </ConfirmDialog>
  )
}
