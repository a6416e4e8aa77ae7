import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'

const dialog = later(async () => (await import('./write-to-shop-dialog.tsx')).WriteToShopDialog)

type WriteToShopProps = {
  readonly tournamentId: string
  /** The viewer's confirmed address; null without one. */
  readonly answersTo: string | null
}

export function WriteToShop(props: WriteToShopProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-4 print:hidden"
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('shops.event.write')}
      </Button>
      {isOpen ? <dialog.Component {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
