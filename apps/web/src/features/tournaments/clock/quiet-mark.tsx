import { VolumeOff } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { type QuietWish, useQuiet } from '../../../ui/quiet.ts'

/** Where sounds are switched: why there are none. */
export function QuietMark() {
  const quiet = useQuiet()
  return quiet === null ? null : <Said quiet={quiet} />
}

function Said({ quiet }: { readonly quiet: QuietWish }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <VolumeOff aria-hidden="true" className="size-5" />
      {t(`quiet.${quiet}`)}
    </span>
  )
}
