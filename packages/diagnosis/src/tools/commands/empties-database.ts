/** Whether a command makes a database anew, without the data that it had. */
export function emptiesDatabase(program: string, args: readonly string[]): boolean {
  return PROGRAMS.has(program) && EMPTIES.test(args.join(' '));
}

const PROGRAMS = new Set(
  'prisma rails rake php artisan alembic supabase sequelize sequelize-cli typeorm mix dotnet python python3 manage.py'.split(
    ' ',
  ),
);
const EMPTIES =
  /^(?:migrate reset\b|db push\b.{0,80}--force-reset|db:(?:reset|drop|purge|schema:load)\b|(?:artisan )?(?:migrate:(?:fresh|reset)|db:wipe)\b|downgrade base\b|db reset\b|schema:drop\b|ecto\.(?:reset|drop)\b|ef database drop\b|(?:\S{0,80}manage\.py )?(?:flush|reset_db)\b)/;
