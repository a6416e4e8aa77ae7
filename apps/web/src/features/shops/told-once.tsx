import { type ReactNode, useEffect, useRef } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/toasts.tsx'

/** A key, and the name of what it belongs to. */
export type Told = { readonly secret: string; readonly of: string }

type ToldOnceProps = {
  readonly secret: string
  readonly title: string
  readonly copy: { readonly label: string; readonly copiedLabel: string; readonly failedTitle: string }
  /** What it is for. */
  readonly children: ReactNode
}

/** A key that was told this once, until the page is left. It may appear far from the button that asked for it. */
export function ToldOnce({ secret, title, copy: { failedTitle, ...copy }, children }: ToldOnceProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="attention"
        title={title}
        action={
          <div className="grid pt-2 sm:justify-items-start">
            <CopyButton value={secret} {...copy} onFailure={() => notify.error({ title: failedTitle })} />
          </div>
        }
      >
        {children}
        <code className="wrap-anywhere">{secret}</code>
      </Notice>
    </div>
  )
}
