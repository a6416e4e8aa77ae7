import { useTranslation } from '../../../language/use-translation.ts'
import type { Sheet } from './sheet-names.ts'

type SheetLabelProps = { readonly sheet: Sheet; readonly pages: number }

/** What a sheet is called, and how many pages it takes. */
export function SheetLabel({ sheet, pages }: SheetLabelProps) {
  const { t } = useTranslation()
  return (
    <>
      {t(labelOf(sheet))}{' '}
      {pages === 0 ? null : (
        <span className="text-sm text-muted tabular-nums">{t('paper.pages', { count: pages })}</span>
      )}
      {sheet === 'largeByName' ? <span className="block text-sm text-muted">{t('paper.largeHelp')}</span> : null}
      {sheet === 'slips' ? <span className="block text-sm text-muted">{t('paper.slipsHelp')}</span> : null}
      {sheet === 'tableCodes' ? <span className="block text-sm text-muted">{t('atTable.paperHelp')}</span> : null}
    </>
  )
}

function labelOf(sheet: Sheet) {
  switch (sheet) {
    case 'tableCodes':
      return 'atTable.paper'
    case 'draftSeats':
      return 'draft.paper'
    case 'guardianForms':
      return 'guardian.ask'
    default:
      return `paper.${sheet}` as const
  }
}
