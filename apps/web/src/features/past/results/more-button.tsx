import { Button } from '../../../ui/button.tsx'

type MoreButtonProps = {
  /** Null: everything is shown. */
  readonly label: string | null
  readonly isBusy: boolean
  readonly onMore: () => void
}

export function MoreButton({ label, isBusy, onMore }: MoreButtonProps) {
  if (label === null) return null
  return (
    <Button variant="secondary" className="justify-self-start" isBusy={isBusy} onClick={onMore}>
      {label}
    </Button>
  )
}
