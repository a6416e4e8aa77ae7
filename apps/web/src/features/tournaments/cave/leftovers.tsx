import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { Leftover } from './cave-store.ts'

type LeftoversProps = { readonly leftovers: readonly Leftover[]; readonly onForget: () => void }

/** What could not be joined, until dismissed. */
export function Leftovers({ leftovers, onForget }: LeftoversProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const save = () => {
    const text = leftovers.map(({ at, text: said }) => `${at}\t${said}`).join('\n')
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: t('cave.leftFile') })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address))
  }
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={titleId} className="font-semibold">
        {t('cave.left', { count: leftovers.length })}
      </h3>
      <ul className="grid gap-1 text-sm">
        {leftovers.map(({ id, text }) => (
          <li key={id} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={save}>
          {t('cave.saveLeft')}
        </Button>
        <Button variant="quiet" onClick={onForget}>
          {t('cave.forgetLeft')}
        </Button>
      </div>
    </section>
  )
}
