import { useCallback } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { sortableMoment } from '../../../language/sortable-moment.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ToldAct } from './told-acts.ts'

/** A spreadsheet file with the reader's columns. Loaded on tap. */
export function useSaveJournal(): (journal: {
  readonly code: string
  readonly acts: readonly ToldAct[]
  readonly isForStaff: boolean
}) => Promise<void> {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  return useCallback(
    async ({ code, acts, isForStaff }) => {
      const { saveAsTable } = await import('../../../ui/save-as-table.ts')
      const columns = isForStaff ? (['at', 'role', 'name', 'act', 'reason'] as const) : (['at', 'role', 'act'] as const)
      const rows = acts.flatMap(({ at, role, name, reason, sentences }) =>
        sentences.map((act) => {
          const cells = { at: sortableMoment(at), role, name: name ?? '', act, reason: reason ?? '' }
          return columns.map((column) => cells[column])
        }),
      )
      saveAsTable(
        t('journal.file', { code }),
        [columns.map((column) => t(`journal.column.${column}`)), ...rows],
        locale,
      )
    },
    [t, locale],
  )
}
