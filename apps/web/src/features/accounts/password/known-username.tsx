/** For password managers only: which account the password of this form belongs to. */
export function KnownUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
