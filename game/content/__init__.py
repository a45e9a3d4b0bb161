"""Everything read from files: boards, texts, and where the asset folders are."""
