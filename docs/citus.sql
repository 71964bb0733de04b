-- The shop's tables on a Citus cluster, spread by shopper. Run it once, on the coordinator, after a
-- first start of the shop has made the tables and before shoppers come; see docs/deploying.md.
-- db/postgres-citus.test.ts holds the schema and the shop's statements to what Citus demands.

create extension if not exists citus;

-- Everything that a shopper owns lies on one node: transactions of one shopper stay there.
select create_distributed_table('shopper', 'id');
select create_distributed_table('basket_line', 'shopper', colocate_with => 'shopper');
select create_distributed_table('payment', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order_line', 'shopper', colocate_with => 'shopper');
select create_distributed_table('refund', 'shopper', colocate_with => 'shopper');

-- The catalogue is on every node, so that baskets are joined to it where they lie.
select create_reference_table('product');

-- Left on the coordinator, which needs nothing said: user, session, account and verification (Better
-- Auth), call_rate, shop_secret, the words of the search (search_word, search_trigram), and the card
-- simulator's own schema.

-- The audit looks for a line that lies in one shopper's basket and in another's order.
do $$
begin
  execute format('alter database %I set citus.enable_repartition_joins = on', current_database());
end
$$;
