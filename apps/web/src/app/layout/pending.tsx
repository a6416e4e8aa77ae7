import { useTranslation } from '../../language/use-translation.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** While the code of a page is on its way. As high as the screen: the foot of the page would jump away from where it stood. */
export function Pending() {
  const { t } = useTranslation()
  return (
    <div className="min-h-svh">
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('shell.loading')} />
      </div>
    </div>
  )
}
