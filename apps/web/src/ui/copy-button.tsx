import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonVariant } from './button.tsx'

/** How long the button confirms. */
const COPIED_FEEDBACK_MS = 3000

export type CopyButtonProps = {
  value: string
  label: string
  copiedLabel: string
  onFailure: () => void
  variant?: ButtonVariant
  isWide?: boolean
}

/** Confirms only if the browser did copy. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  onFailure,
  variant = 'secondary',
  isWide = false,
}: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), COPIED_FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const isCopied = copiedAt !== null
  return (
    <Button
      variant={variant}
      isWide={isWide}
      icon={
        isCopied ? (
          <Check aria-hidden="true" className="size-5 text-felt" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )
      }
      onClick={async () => {
        if (await copyText(value)) setCopiedAt(Date.now())
        else onFailure()
      }}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}

/** Over plain http, as in a shop's own network, browsers hide the clipboard: the old way still works there. */
async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
    return copyBySelection(text)
  } catch {
    return false
  }
}

function copyBySelection(text: string): boolean {
  const previous = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.setAttribute('readonly', '')
  box.style.position = 'fixed'
  box.style.opacity = '0'
  document.body.append(box)
  box.select()
  const hasCopied = document.execCommand('copy')
  box.remove()
  if (previous instanceof HTMLElement) previous.focus()
  return hasCopied
}
