import { FileInput } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'

export function ImportedMark() {
  const { t } = useTranslation()
  return (
    <Badge
      tone="slate"
      icon={<FileInput aria-hidden="true" className="size-4 shrink-0" />}
      className="justify-self-start"
    >
      {t('portable.imported')}
    </Badge>
  )
}
