import { Gavel } from 'lucide-react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'

/** One entry, so that the usual scores stay first. */
export function DecisionButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  if (!may('give-no-show')) return null
  return (
    <Button variant="quiet" icon={<Gavel aria-hidden="true" className="size-5" />} onClick={onPress}>
      {t('conduct.open')}
    </Button>
  )
}
