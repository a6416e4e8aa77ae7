/** A round table seen from above, four hands of cards around it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <g fill="var(--ink)">
        <rect x="12" y="0.5" width="8" height="11" rx="1.8" transform="rotate(-8 16 6)" />
        <rect x="12" y="20.5" width="8" height="11" rx="1.8" transform="rotate(-8 16 26)" />
        <rect x="0.5" y="12" width="11" height="8" rx="1.8" transform="rotate(-8 6 16)" />
        <rect x="20.5" y="12" width="11" height="8" rx="1.8" transform="rotate(-8 26 16)" />
      </g>
      <circle cx="16" cy="16" r="9" fill="var(--carmine)" stroke="var(--paper)" strokeWidth="2" />
    </svg>
  )
}
