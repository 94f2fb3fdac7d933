export const AttackView = () => <p class="notice">…</p>;
