import { followFault } from '@tablee/domain/tournaments/rounds/follow-fault'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import type { PartsInFormProps } from './parts-in-form.tsx'

const bringParts = () => import('./parts-in-form.tsx')
const partsInForm = later<PartsInFormProps>(async () => (await bringParts()).PartsInForm)

/** One line in a form of creation, until somebody wants a second part. */
export function AddParts(props: PartsInFormProps) {
  const { t } = useTranslation()
  const { structure, teamKind, parts, onChange } = props
  const button = useRef<HTMLButtonElement>(null)
  const hadParts = useRef(false)
  const hasParts = parts.length > 0
  useEffect(() => {
    // The last part was removed, with the button that did it.
    if (hadParts.current && !hasParts) button.current?.focus()
    hadParts.current = hasParts
  }, [hasParts])
  if (hasParts) return <partsInForm.Component {...props} />
  if (followFault(structure, teamKind) !== null) return null
  const add = async () => {
    const { firstPart } = await bringParts()
    await partsInForm.preload()
    onChange([firstPart(props)])
  }
  return (
    <Button
      ref={button}
      variant="quiet"
      className="-my-2 justify-self-start px-2!"
      icon={<Plus aria-hidden="true" className="size-5" />}
      // The app reports missing chunks by itself.
      onClick={() => void add().catch(() => {})}
    >
      {t('parts.planned.add')}
    </Button>
  )
}
