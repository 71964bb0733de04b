-- `npm run db:schema` writes it into the migration. Tables of one import or one preview, the only ones that a shop makes while
-- it runs (staging-table.server.ts): its role needs to make tables nowhere else.
CREATE SCHEMA staging;
