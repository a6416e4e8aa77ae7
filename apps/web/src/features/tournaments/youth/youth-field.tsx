import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

type YouthFieldProps = { readonly isYouth: boolean; readonly onChange: (isYouth: boolean) => void }

/** Says at creation that minors play. */
export function YouthField({ isYouth, onChange }: YouthFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1">
      <Checkbox label={t('youth.mark')} isChecked={isYouth} onChange={onChange} />
      {isYouth ? <p className="max-w-prose text-muted">{t('youth.help')}</p> : null}
    </div>
  )
}
