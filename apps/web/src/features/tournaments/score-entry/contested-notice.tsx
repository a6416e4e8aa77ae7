import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type ContestedNoticeProps = {
  readonly said: readonly { readonly by: string; readonly name: string; readonly text: string }[]
  readonly help: string
  readonly onChange: () => void
}

/** Who said what at a contested table, and changing one's own report. */
export function ContestedNotice({ said, help, onChange }: ContestedNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="attention"
      title={t('dashboard.result.contested')}
      action={
        <div className="pt-1">
          <Button variant="secondary" onClick={onChange}>
            {t('dashboard.result.change')}
          </Button>
        </div>
      }
    >
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {said.map(({ by, name, text }) => (
          <div key={by} className="flex flex-wrap gap-x-2">
            <dt className="unbroken-words max-w-full font-semibold">{t('dashboard.result.reportBy', { name })}</dt>
            <dd className="unbroken-words max-w-full">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2">{help}</p>
    </Notice>
  )
}
