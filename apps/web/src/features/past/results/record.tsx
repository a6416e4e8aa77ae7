import { useTranslation } from '../../../language/use-translation.ts'

type RecordProps = { readonly won: number; readonly lost: number; readonly drawn: number }

/** "4-1-0": won, lost, drawn. */
export function Record({ won, lost, drawn }: RecordProps) {
  const { t } = useTranslation()
  return (
    <span className="font-semibold whitespace-nowrap tabular-nums">
      <span aria-hidden="true">{`${won}-${lost}-${drawn}`}</span>
      <span className="sr-only">{t('past.recordSaid', { won, lost, drawn })}</span>
    </span>
  )
}
